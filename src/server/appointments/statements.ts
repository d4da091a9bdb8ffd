import { and, asc, eq, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import type { AppointmentStatus } from '@/contract/appointments/enums';
import type { Database } from '../db/database';
import { actsFor, attends } from '../care/relation';
import { appointments, patients, rooms, services, users } from '../db/schema';
import { statement } from '../db/statement';

const columns = {
  id: appointments.id,
  therapistId: appointments.therapistId,
  therapistName: users.name,
  therapistPhone: users.phone,
  patientId: appointments.patientId,
  episodeId: appointments.episodeId,
  patientName: patients.name,
  patientPhone: patients.phone,
  patientEmail: patients.email,
  patientUserId: patients.userId,
  startsAt: appointments.startsAt,
  duration: appointments.duration,
  type: appointments.type,
  status: appointments.status,
  notes: appointments.notes,
  serviceId: appointments.serviceId,
  serviceName: services.name,
  serviceColour: services.colour,
  bufferAfter: appointments.bufferAfter,
  roomId: appointments.roomId,
  roomName: rooms.name,
  updatedAt: appointments.updatedAt,
};

const CARER = { id: sql.placeholder('carerId'), today: sql.placeholder('today') };

const inAgenda = sql`${appointments.therapistId} = any(${actsFor(CARER)})`;

/** Conditions of a query, by name; each has the placeholder of its value, or those of a therapist and the day. */
const CONDITIONS = {
  id: () => eq(appointments.id, sql.placeholder('id')),
  /** In the therapist's agenda, or in one that they look after today. */
  agenda: () => inAgenda,
  /** In such an agenda, or of a patient whom the therapist attends. */
  reach: () => or(inAgenda, attends(CARER)),
  /** The asking patient's own record. */
  ownPatientId: () => eq(appointments.patientId, sql.placeholder('ownPatientId')),
  /** The patient that the caller filters by. */
  patientId: () => eq(appointments.patientId, sql.placeholder('patientId')),
  from: () => gte(appointments.startsAt, sql.placeholder('from')),
  to: () => lt(appointments.startsAt, sql.placeholder('to')),
} satisfies Record<string, () => SQL | undefined>;

type Name = keyof typeof CONDITIONS;

const NAMES = Object.keys(CONDITIONS) as Name[];

/** Hides deleted appointments and those of deleted patients. */
export const isVisible = and(isNull(appointments.deletedAt), isNull(patients.deletedAt));

/** Values of the placeholders. `agenda` and `reach` hold no value; they need `carerId` and `today`. */
export interface Wanted extends Partial<Record<Name, string>> {
  carerId?: string;
  today?: string;
  statuses?: readonly AppointmentStatus[];
}

/** Builds the query. Exported so that a test can inspect its plan. */
export const queryOf = (db: Database, names: readonly Name[], statuses?: readonly AppointmentStatus[]) =>
  db
    .select(columns)
    .from(appointments)
    .innerJoin(patients, eq(patients.id, appointments.patientId))
    .innerJoin(users, eq(users.id, appointments.therapistId))
    .leftJoin(services, eq(services.id, appointments.serviceId))
    .leftJoin(rooms, eq(rooms.id, appointments.roomId))
    .where(
      and(
        isVisible,
        ...names.map((name) => CONDITIONS[name]()),
        statuses && inArray(appointments.status, [...statuses]),
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id));

const namesOf = (wanted: Wanted) => NAMES.filter((name) => wanted[name] !== undefined);

/**
 * Prepared statements, one per set of conditions. Their number is bounded because the contract lists the
 * statuses.
 */
const statements = new Map<string, ReturnType<typeof statement<Awaited<ReturnType<typeof queryOf>>>>>();

/** Appointments by date ascending, with patient and therapist. Instants in `wanted` are ISO texts. */
export function findAppointments(db: Database, wanted: Wanted) {
  const names = namesOf(wanted);
  const { statuses, ...values } = wanted;
  const key = [...names, ...(statuses ?? [])].join(' ');
  let found = statements.get(key);
  if (!found) {
    found = statement((handle) => queryOf(handle, names, statuses));
    statements.set(key, found);
  }
  return found(db, values);
}

/** Changes an appointment's status if it still has the expected one. */
export const setAppointmentStatus = statement((db) =>
  db
    .update(appointments)
    .set({
      status: sql`${sql.placeholder('status')}`,
      updatedAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(
      and(
        eq(appointments.id, sql.placeholder('id')),
        eq(appointments.status, sql.placeholder('from')),
        isNull(appointments.deletedAt),
      ),
    )
    .returning({ id: appointments.id }),
);
