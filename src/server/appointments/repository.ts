import { and, asc, count, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import {
  LIVE_APPOINTMENT_STATUSES,
  type AppointmentStatus,
  type AppointmentType,
} from '@/contract/appointments/enums';
import { APPOINTMENT_LIMITS } from '@/contract/appointments/limits';
import { SERVICE_LIMITS } from '@/contract/services/limits';
import type { Database } from '../db/database';
import { actsFor, attends } from '../care/relation';
import { appointments, patients } from '../db/schema';
import { isUuid } from '../core/ids';
import { findAppointments, isVisible, setAppointmentStatus, type Wanted } from './statements';

const MINUTE_MS = 60_000;
const LONGEST_MS = (APPOINTMENT_LIMITS.durationMax + SERVICE_LIMITS.bufferMax) * MINUTE_MS;
const LIVE = [...LIVE_APPOINTMENT_STATUSES];

/** The appointments that a caller may reach: those of a therapist on a day, one patient's, or all (ADMIN). */
export interface Scope {
  carer?: { id: string; today: string };
  patientId?: string;
}

export interface ListFilter {
  /** First instant, included. */
  from?: Date;
  /** Last instant, not included. */
  to?: Date;
  statuses?: readonly AppointmentStatus[];
  patientId?: string;
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

/** An appointment with its patient and its therapist. */
export interface AppointmentRow extends AppointmentValues {
  id: string;
  therapistName: string;
  therapistPhone: string | null;
  patientName: string;
  patientPhone: string | null;
  patientEmail: string | null;
  /** Account id of the patient, or null. */
  patientUserId: string | null;
  serviceName: string | null;
  serviceColour: string | null;
  roomName: string | null;
  status: AppointmentStatus;
  updatedAt: Date;
}

const endOf = ({ startsAt, duration }: Pick<AppointmentValues, 'startsAt' | 'duration'>) =>
  new Date(startsAt.getTime() + duration * MINUTE_MS);

/**
 * A therapist's lists show the agendas that they look after. What is asked by patient or by id may also be with a
 * colleague who attends the same patient.
 */
const wantedOf = (
  { carer, ...scope }: Scope,
  { from, to, statuses, patientId, id }: ListFilter & { id?: string },
): Wanted => ({
  ...(carer && { carerId: carer.id, today: carer.today, [patientId || id ? 'reach' : 'agenda']: '' }),
  id,
  ownPatientId: scope.patientId,
  patientId,
  from: from?.toISOString(),
  to: to?.toISOString(),
  statuses,
});

/**
 * Counts within the scope. `today` and `thisWeek` exclude cancelled and no-show appointments; `pending`
 * counts scheduled and confirmed ones.
 */
async function countIn(db: Database, scope: Scope, day: [Date, Date], week: [Date, Date]) {
  const within = ([from, to]: [Date, Date]) =>
    count(
      sql`case when ${and(gte(appointments.startsAt, from), lt(appointments.startsAt, to), inArray(appointments.status, LIVE))} then 1 end`,
    );
  const having = (...statuses: AppointmentStatus[]) =>
    count(sql`case when ${inArray(appointments.status, statuses)} then 1 end`);
  const [row] = await db
    .select({
      total: count(),
      today: within(day),
      thisWeek: within(week),
      completed: having('COMPLETED'),
      cancelled: having('CANCELLED'),
      pending: having('SCHEDULED', 'CONFIRMED'),
    })
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .where(
      and(
        isVisible,
        scope.carer && sql`${appointments.therapistId} = any(${actsFor(scope.carer)})`,
        scope.patientId ? eq(appointments.patientId, scope.patientId) : undefined,
      ),
    );
  return row ?? { total: 0, today: 0, thisWeek: 0, completed: 0, cancelled: 0, pending: 0 };
}

/** Reads of appointments, and of the patients who may be given one. */
const reads = (db: Database) => ({
  /** By date ascending. A patient id that is not a UUID matches nothing. */
  list: async (scope: Scope, filter: ListFilter = {}): Promise<AppointmentRow[]> =>
    filter.patientId !== undefined && !isUuid(filter.patientId)
      ? []
      : findAppointments(db, wantedOf(scope, filter)),

  async find(scope: Scope, id: string): Promise<AppointmentRow | undefined> {
    const [row] = await findAppointments(db, wantedOf(scope, { id }));
    return row;
  },

  stats: (scope: Scope, day: [Date, Date], week: [Date, Date]) => countIn(db, scope, day, week),

  /** A patient within the caller's scope, with the therapist who keeps the record. */
  async findPatient(scope: Scope, id: string) {
    if (!isUuid(id)) return undefined;
    const [row] = await db
      .select({
        id: patients.id,
        name: patients.name,
        therapistId: patients.therapistId,
        userId: patients.userId,
      })
      .from(patients)
      .where(and(eq(patients.id, id), isNull(patients.deletedAt), scope.carer && attends(scope.carer)));
    return row;
  },
});

const patientKey = (patientId: string) => `agenda-patient:${patientId}`;

/** Reads and locks of a therapist's agenda. */
const agenda = (db: Database) => ({
  /**
   * Live appointments of the therapist, the patient or the room that overlap `[from, to)` or keep time free
   * in it, by start. Deleted patients' appointments count too, because the database constraints also refuse
   * overlaps with them.
   */
  busy: ({ therapistId, patientId, roomId }: Place, from: Date, to: Date, exceptId?: string) =>
    db
      .select({
        id: appointments.id,
        therapistId: appointments.therapistId,
        patientId: appointments.patientId,
        startsAt: appointments.startsAt,
        duration: appointments.duration,
        bufferAfter: appointments.bufferAfter,
        patientName: patients.name,
        patientDeletedAt: patients.deletedAt,
      })
      .from(appointments)
      .innerJoin(patients, eq(patients.id, appointments.patientId))
      .where(
        and(
          or(
            eq(appointments.therapistId, therapistId),
            eq(appointments.patientId, patientId),
            ...(roomId ? [eq(appointments.roomId, roomId)] : []),
          ),
          isNull(appointments.deletedAt),
          inArray(appointments.status, LIVE),
          // The start cannot lie further back than the longest appointment with its buffer, so the index on
          // the start is usable.
          gt(appointments.startsAt, new Date(from.getTime() - LONGEST_MS)),
          lt(appointments.startsAt, to),
          gt(appointments.endsAt, new Date(from.getTime() - SERVICE_LIMITS.bufferMax * MINUTE_MS)),
          ...(exceptId ? [ne(appointments.id, exceptId)] : []),
        ),
      )
      .orderBy(asc(appointments.startsAt)),

  /**
   * Makes writers of one agenda, one patient or one room wait for each other until the transaction ends. The
   * exclusion constraints alone prevent overlaps. But parallel inserts that wait for each other's rows would
   * end in deadlocks instead of clear refusals. Everyone locks in this order, so the locks cannot either.
   */
  async lockPlace({ therapistId, patientId, roomId }: Place): Promise<void> {
    const keys = [`agenda:${therapistId}`, patientKey(patientId), roomId && `agenda-room:${roomId}`];
    const locks = keys.flatMap((key) =>
      key ? [sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`] : [],
    );
    // The columns of one row are computed in their order.
    await db.execute(sql`select ${sql.join(locks, sql`, `)}`);
  },

  /** Makes those who book for the patient wait until the transaction ends. */
  async lockPatient(patientId: string): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${patientKey(patientId)}, 0))`);
  },
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

  async update(
    id: string,
    values: Partial<AppointmentValues & { status: AppointmentStatus }> &
      Pick<AppointmentValues, 'startsAt' | 'duration'>,
    now: Date,
  ): Promise<void> {
    await db
      .update(appointments)
      .set({ ...values, endsAt: endOf(values), updatedAt: now })
      .where(and(eq(appointments.id, id), isNull(appointments.deletedAt)));
  },

  /** Locks the appointment's row until the transaction ends. */
  hold: (id: string) =>
    db.select({ id: appointments.id }).from(appointments).where(eq(appointments.id, id)).for('update'),

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
    const rows = await setAppointmentStatus(db, { id, from, status, now: now.toISOString() });
    return rows.length > 0;
  },

  /** Marks the appointment as deleted. False if it already was. */
  async remove(id: string, now: Date): Promise<boolean> {
    const rows = await db
      .update(appointments)
      .set({ deletedAt: now, updatedAt: now })
      .where(and(eq(appointments.id, id), isNull(appointments.deletedAt)))
      .returning({ id: appointments.id });
    return rows.length > 0;
  },
});

/** Appointments of the practice; every read and write stays inside the caller's scope. */
export const appointmentsRepository = (db: Database) => ({ ...reads(db), ...agenda(db), ...writes(db) });
