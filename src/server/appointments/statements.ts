import { and, asc, eq, gte, inArray, isNull, lt, sql, type Placeholder } from 'drizzle-orm';
import type { AppointmentStatus } from '@/contract/appointments/enums';
import type { Database } from '../db/database';
import { appointments, patients, rooms, services, users } from '../db/schema';
import { statement } from '../db/statement';

const columns = {
  id: appointments.id,
  therapistId: appointments.therapistId,
  therapistName: users.name,
  therapistPhone: users.phone,
  patientId: appointments.patientId,
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

/** Conditions of a query, by name; each takes the placeholder of its value. */
const CONDITIONS = {
  id: (value: Placeholder) => eq(appointments.id, value),
  therapistId: (value: Placeholder) => eq(appointments.therapistId, value),
  /** The asking patient's own record. */
  ownPatientId: (value: Placeholder) => eq(appointments.patientId, value),
  /** The patient that the caller filters by. */
  patientId: (value: Placeholder) => eq(appointments.patientId, value),
  from: (value: Placeholder) => gte(appointments.startsAt, value),
  to: (value: Placeholder) => lt(appointments.startsAt, value),
};

type Name = keyof typeof CONDITIONS;

const NAMES = Object.keys(CONDITIONS) as Name[];

/** Hides deleted appointments and those of deleted patients. */
export const isVisible = and(isNull(appointments.deletedAt), isNull(patients.deletedAt));

export interface Wanted extends Partial<Record<Name, string>> {
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
        ...names.map((name) => CONDITIONS[name](sql.placeholder(name))),
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
