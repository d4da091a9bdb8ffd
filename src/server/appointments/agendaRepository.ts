import { and, asc, eq, gt, inArray, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import { APPOINTMENT_LIMITS, LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { MINUTE_MS } from '@/contract/common/constants';
import { SERVICE_LIMITS } from '@/contract/services';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { byName } from '../db/order';
import { appointments, patients, rooms } from '../db/schema';
import type { Place } from './repository';

const LONGEST_MS = (APPOINTMENT_LIMITS.durationMax + SERVICE_LIMITS.bufferMax) * MINUTE_MS;

const ordered = (keys: readonly string[]): string[] => [...new Set(keys)].sort();

const patientKey = (patientId: string) => `agenda-patient:${patientId}`;

/** Reads and locks of a therapist's agenda. */
export const agendaRepository = (db: Database) => ({
  /**
   * Live appointments of these therapists, patients or rooms that overlap `[from, to)` or keep time free
   * in it, by start. Deleted patients' appointments count too, because the database constraints also refuse
   * overlaps with them.
   */
  busy: (places: readonly Place[], from: Date, to: Date, exceptId?: string) =>
    db
      .select({
        ...pickColumns(appointments, 'id', 'therapistId', 'patientId', 'roomId'),
        ...pickColumns(appointments, 'startsAt', 'duration', 'bufferAfter'),
        patientName: patients.name,
        patientDeletedAt: patients.deletedAt,
      })
      .from(appointments)
      .innerJoin(patients, eq(patients.id, appointments.patientId))
      .where(
        and(
          or(
            inArray(appointments.therapistId, ordered(places.map(({ therapistId }) => therapistId))),
            inArray(appointments.patientId, ordered(places.map(({ patientId }) => patientId))),
            inArray(appointments.roomId, ordered(places.flatMap(({ roomId }) => roomId ?? []))),
          ),
          isNull(appointments.deletedAt),
          inArray(appointments.status, [...LIVE_APPOINTMENT_STATUSES]),
          // The start cannot lie further back than the longest appointment with its buffer, so the index on
          // the start is usable.
          gt(appointments.startsAt, new Date(from.getTime() - LONGEST_MS)),
          lt(appointments.startsAt, to),
          gt(appointments.endsAt, new Date(from.getTime() - SERVICE_LIMITS.bufferMax * MINUTE_MS)),
          ...(exceptId ? [ne(appointments.id, exceptId)] : []),
        ),
      )
      .orderBy(asc(appointments.startsAt)),

  /** Rooms in use in which no live appointment overlaps `[from, to)`, by name. */
  freeRooms: (from: Date, to: Date, exceptId?: string) => {
    const taken = db
      .select({ id: appointments.id })
      .from(appointments)
      .where(
        and(
          eq(appointments.roomId, rooms.id),
          isNull(appointments.deletedAt),
          inArray(appointments.status, [...LIVE_APPOINTMENT_STATUSES]),
          // As above, so that the index on room and start is usable.
          gt(appointments.startsAt, new Date(from.getTime() - LONGEST_MS)),
          lt(appointments.startsAt, to),
          gt(appointments.endsAt, from),
          ...(exceptId ? [ne(appointments.id, exceptId)] : []),
        ),
      );
    return db
      .select(pickColumns(rooms, 'id', 'name'))
      .from(rooms)
      .where(and(eq(rooms.active, true), notExists(taken)))
      .orderBy(byName(rooms.name), asc(rooms.id));
  },

  /**
   * Makes writers of the same agendas, patients or rooms wait for each other until the transaction ends. The
   * exclusion constraints alone prevent overlaps. But parallel inserts that wait for each other's rows would
   * end in deadlocks instead of clear refusals. Everyone locks in this order, so the locks cannot either.
   */
  async lockPlaces(places: readonly Place[]): Promise<void> {
    const keys = [
      ...ordered(places.map(({ therapistId }) => `agenda:${therapistId}`)),
      ...ordered(places.map(({ patientId }) => patientKey(patientId))),
      ...ordered(places.flatMap(({ roomId }) => (roomId ? [`agenda-room:${roomId}`] : []))),
    ];
    // The rows of an array come in its order.
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) key`,
    );
  },

  /** Makes those who book for the patient wait until the transaction ends. */
  async lockPatient(patientId: string): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${patientKey(patientId)}, 0))`);
  },
});
