import { and, asc, count, eq, gte, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  type AppointmentStatus,
  type AppointmentType,
  LIVE_APPOINTMENT_STATUSES,
  OPEN_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { MINUTE_MS } from '@/contract/common/constants';
import { whileHere } from '../auth/accountRepository';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { actsFor, attends, type Carer } from '../patients/access';
import { deletedBy } from '../db/deletions';
import { appointmentEvents, appointments, patients, rooms, services, users } from '../db/schema';
import { isUuid } from '../core/ids';

const LIVE = [...LIVE_APPOINTMENT_STATUSES];

/** The appointments that a caller may reach: those of a therapist on a day, one patient's, or all (ADMIN). */
export interface Scope {
  carer?: { id: string; today: string };
  /** The therapist administers the practice as well: all of it is reached, and what they treat is told apart. */
  isWhole?: boolean;
  patientId?: string;
}

export interface ListFilter {
  /** First instant, included. */
  from?: Date;
  /** Last instant, not included. */
  to?: Date;
  statuses?: readonly AppointmentStatus[];
  therapistId?: string;
  patientId?: string;
  /** Deleted ones too. */
  withDeleted?: boolean;
  /** Those that patients may wait to hear of, for a start between these instants: see `mayBeUntold`. */
  untoldIn?: { from: Date; to: Date };
}

/** What an appointment occupies: a therapist, a patient and, if it has one, a room. */
export interface Place {
  therapistId: string;
  patientId: string;
  roomId: string | null;
}

export interface AppointmentValues extends Place {
  /** Null if it belongs to no episode. */
  episodeId: string | null;
  startsAt: Date;
  /** Minutes. */
  duration: number;
  type: AppointmentType;
  notes: string | null;
  serviceId: string | null;
  /** Minutes kept free after it. */
  bufferAfter: number;
}

const endOf = ({ startsAt, duration }: Pick<AppointmentValues, 'startsAt' | 'duration'>) =>
  new Date(startsAt.getTime() + duration * MINUTE_MS);

const columns = {
  id: appointments.id,
  therapistId: appointments.therapistId,
  therapistName: users.name,
  therapistPhone: whileHere(users.phone),
  patientId: appointments.patientId,
  episodeId: appointments.episodeId,
  patientName: patients.name,
  patientPhone: patients.phone,
  patientEmail: patients.email,
  // The patient's account.
  patientUserId: patients.userId,
  ...pickColumns(appointments, 'startsAt', 'duration', 'type', 'status', 'arrivedAt', 'notes', 'serviceId'),
  serviceName: services.name,
  serviceColour: services.colour,
  bufferAfter: appointments.bufferAfter,
  roomId: appointments.roomId,
  roomName: rooms.name,
  ...pickColumns(appointments, 'updatedAt', 'deletedAt'),
};

/**
 * SQL for whether the patient of an open appointment has asked for another day. It is over once the practice has moved the
 * appointment or changed its status, unless that was undone.
 */
const asksAnotherDay = sql<boolean>`(${inArray(appointments.status, [...OPEN_APPOINTMENT_STATUSES])} and exists (
  select from ${appointmentEvents} asked where asked.appointment_id = ${appointments.id} and asked.kind = 'ASKED'
    and asked.patient_id = ${appointments.patientId} and asked.starts_at = ${appointments.startsAt} and not exists (
      select from ${appointmentEvents} later where later.appointment_id = asked.appointment_id
        and later.kind in ('MOVED', 'STATUS') and (later.at, later.position) > (asked.at, asked.position)
        and (select next.kind from appointment_events next where next.appointment_id = later.appointment_id
          and next.kind in ('MOVED', 'STATUS', 'UNDONE') and (next.at, next.position) > (later.at, later.position)
          order by next.at, next.position limit 1) is distinct from 'UNDONE')))`;

const inAgendaOf = (carer: Carer) => sql`${appointments.therapistId} = any(${actsFor(carer)})`;

/**
 * A therapist's lists show the agendas that they look after. What is asked by patient or by id may also be with a
 * colleague who attends the same patient.
 */
function within({ carer, isWhole, patientId: ownPatientId }: Scope, isAskedByOne: boolean) {
  const agenda = carer && inAgendaOf(carer);
  const reach = carer && isAskedByOne ? or(agenda, attends(carer)) : agenda;
  const own = isUuid(ownPatientId) ? eq(appointments.patientId, ownPatientId) : sql`false`;
  return and(
    isNull(patients.deletedAt),
    isWhole ? undefined : reach,
    ownPatientId === undefined ? undefined : own,
  );
}

/**
 * Appointments that begin between two instants and are not confirmed, or are off, or would have begun then before they were
 * moved. An array and no join, so that either half uses its index.
 */
function mayBeUntold({ from, to }: { from: Date; to: Date }) {
  const { appointmentId, startsAt, fromStartsAt } = appointmentEvents;
  const movedAway = and(gte(fromStartsAt, from), lt(fromStartsAt, to), ne(fromStartsAt, startsAt));
  return and(
    or(
      and(gte(appointments.startsAt, from), lt(appointments.startsAt, to)),
      sql`${appointments.id} = any(array(select ${appointmentId} from ${appointmentEvents} where ${movedAway}))`,
    ),
    or(
      inArray(appointments.status, ['SCHEDULED', 'CANCELLED']),
      and(eq(appointments.status, 'CONFIRMED'), isNotNull(appointments.deletedAt)),
    ),
  );
}

/** SQL for whether the reader treats the appointment's patient, and so may read notes and episode: false for an ADMIN. */
const isTreatedIn = ({ carer, isWhole }: Scope) =>
  carer && isWhole
    ? sql<boolean>`(${or(inAgendaOf(carer), attends(carer))})`
    : sql<boolean>`${carer !== undefined}::boolean`;

/** Appointments by date ascending, with patient and therapist. Exported so that a test can inspect its plan. */
export const selectAppointments = (
  db: Database,
  scope: Scope,
  { id, therapistId, patientId, from, to, statuses, withDeleted, untoldIn }: ListFilter & { id?: string },
) =>
  db
    .select({ ...columns, asksAnotherDay, isTreated: isTreatedIn(scope) })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(users, eq(users.id, appointments.therapistId))
    .leftJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(rooms, eq(rooms.id, appointments.roomId))
    .where(
      and(
        within(scope, Boolean(id || patientId)),
        withDeleted || untoldIn ? undefined : isNull(appointments.deletedAt),
        id ? eq(appointments.id, id) : undefined,
        therapistId ? eq(appointments.therapistId, therapistId) : undefined,
        patientId ? eq(appointments.patientId, patientId) : undefined,
        from && gte(appointments.startsAt, from),
        to && lt(appointments.startsAt, to),
        statuses && inArray(appointments.status, [...statuses]),
        untoldIn && mayBeUntold(untoldIn),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

/** An appointment with its patient and its therapist. */
export type AppointmentRow = Awaited<ReturnType<typeof selectAppointments>>[number];

/**
 * Counts within the scope. `today` and `thisWeek` exclude cancelled and no-show appointments; `pending`
 * counts scheduled and confirmed ones.
 */
async function countIn(db: Database, scope: Scope, day: [Date, Date], week: [Date, Date]) {
  const inside = ([from, to]: [Date, Date]) =>
    count(
      sql`case when ${and(gte(appointments.startsAt, from), lt(appointments.startsAt, to), inArray(appointments.status, LIVE))} then 1 end`,
    );
  const having = (...statuses: AppointmentStatus[]) =>
    count(sql`case when ${inArray(appointments.status, statuses)} then 1 end`);
  const [row] = await db
    .select({
      total: count(),
      today: inside(day),
      thisWeek: inside(week),
      completed: having('COMPLETED'),
      cancelled: having('CANCELLED'),
      pending: having(...OPEN_APPOINTMENT_STATUSES),
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(and(within(scope, false), isNull(appointments.deletedAt)));
  return row ?? { total: 0, today: 0, thisWeek: 0, completed: 0, cancelled: 0, pending: 0 };
}

/** Reads of appointments, and of the patients who may be given one. */
const reads = (db: Database) => ({
  /** By date ascending. A patient id that is not a UUID matches nothing. */
  list: async (scope: Scope, filter: ListFilter = {}): Promise<AppointmentRow[]> =>
    filter.patientId !== undefined && !isUuid(filter.patientId) ? [] : selectAppointments(db, scope, filter),

  async find(
    scope: Scope,
    id: string,
    filter: Pick<ListFilter, 'withDeleted'> = {},
  ): Promise<AppointmentRow | undefined> {
    const [row] = await selectAppointments(db, scope, { ...filter, id });
    return row;
  },

  /** An appointment that the user deleted: when, and what it took. */
  async findDeleted(userId: string, id: string) {
    const { deletedAt, status, startsAt, duration, therapistId, patientId, roomId, bufferAfter } =
      appointments;
    const [row] = await db
      .select({ deletedAt, status, startsAt, duration, therapistId, patientId, roomId, bufferAfter })
      .from(appointments)
      .where(and(eq(appointments.id, id), eq(appointments.deletedBy, userId)));
    return row;
  },

  stats: (scope: Scope, day: [Date, Date], week: [Date, Date]) => countIn(db, scope, day, week),
});

const writes = (db: Database) => ({
  /** Stores appointments under one `seriesId`. Returns their ids in the order given. */
  async insert(
    values: readonly AppointmentValues[],
    now: Date,
    seriesId: string | null = null,
  ): Promise<string[]> {
    const rows = await db
      .insert(appointments)
      .values(values.map((one) => ({ ...one, endsAt: endOf(one), seriesId, createdAt: now, updatedAt: now })))
      .returning({ id: appointments.id });
    return rows.map(({ id }) => id);
  },

  /** Changes an appointment. An arrival stays with its patient and start; another one has `arrivedAt`, or none. */
  async update(
    id: string,
    {
      arrivedAt: before = null,
      ...values
    }: Partial<AppointmentValues & { status: AppointmentStatus; arrivedAt: Date | null }> &
      Pick<AppointmentValues, 'patientId' | 'startsAt' | 'duration'>,
    now: Date,
  ): Promise<void> {
    const isSame = and(
      eq(appointments.patientId, values.patientId),
      eq(appointments.startsAt, values.startsAt),
    );
    const arrivedAt = sql`case when ${isSame} then ${appointments.arrivedAt} else ${sql.param(before, appointments.arrivedAt)}::timestamptz end`;
    await db
      .update(appointments)
      .set({ ...values, endsAt: endOf(values), arrivedAt, updatedAt: now })
      .where(and(eq(appointments.id, id), isNull(appointments.deletedAt)));
  },

  /** Locks rows of appointments until the transaction ends, in everybody's order. */
  hold: (...ids: readonly string[]) =>
    db
      .select({ id: appointments.id })
      .from(appointments)
      .where(inArray(appointments.id, [...ids]))
      .orderBy(asc(appointments.id))
      .for('update'),

  /** Locks the rows of a patient's live appointments that lie ahead, in any agenda. */
  holdAhead: (patientId: string, now: Date) =>
    db
      .select({ id: appointments.id })
      .from(appointments)
      .where(
        and(
          eq(appointments.patientId, patientId),
          gte(appointments.startsAt, now),
          inArray(appointments.status, LIVE),
          isNull(appointments.deletedAt),
        ),
      )
      .orderBy(asc(appointments.startsAt), asc(appointments.id))
      .for('update'),

  /** Cancels appointments that the caller holds. */
  async cancel(ids: readonly string[], now: Date): Promise<void> {
    await db
      .update(appointments)
      .set({ status: 'CANCELLED', updatedAt: now })
      .where(inArray(appointments.id, [...ids]));
  },

  /** Changes the status if it is still `from`. False if another request changed it first. */
  async setStatus(
    id: string,
    from: AppointmentStatus,
    status: AppointmentStatus,
    now: Date,
  ): Promise<boolean> {
    const rows = await db
      .update(appointments)
      .set({ status, updatedAt: now })
      .where(and(eq(appointments.id, id), eq(appointments.status, from), isNull(appointments.deletedAt)))
      .returning({ id: appointments.id });
    return rows.length > 0;
  },

  async setArrival(id: string, arrivedAt: Date | null, now: Date): Promise<void> {
    await db
      .update(appointments)
      .set({ arrivedAt, updatedAt: now })
      .where(and(eq(appointments.id, id), isNull(appointments.deletedAt)));
  },

  /** Marks the appointment as deleted. False if it already was. */
  async remove(id: string, by: Parameters<typeof deletedBy>[0]): Promise<boolean> {
    const rows = await db
      .update(appointments)
      .set(deletedBy(by))
      .where(and(eq(appointments.id, id), isNull(appointments.deletedAt)))
      .returning({ id: appointments.id });
    return rows.length > 0;
  },
});

/** Appointments of the practice; every read and write stays inside the caller's scope. */
export const appointmentsRepository = (db: Database) => ({ ...reads(db), ...writes(db) });
