import { and, asc, eq, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LIVE_APPOINTMENT_STATUSES, OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { byName } from '../db/order';
import { appointmentChanges, appointments, conversations, patientHandovers, patients } from '../db/schema';

const busy = alias(appointments, 'busy');

interface Pair {
  fromId: string;
  toId: string;
}

/** Appointments of a therapist that lie ahead and can still be held by somebody else. */
const ahead = (therapistId: string, now: Date) =>
  and(
    eq(appointments.therapistId, therapistId),
    inArray(appointments.status, [...OPEN_APPOINTMENT_STATUSES]),
    gt(appointments.startsAt, now),
    isNull(appointments.deletedAt),
  );

const reads = (db: Database) => ({
  patientsOf: (therapistId: string) =>
    db
      .select({ id: patients.id, name: patients.name })
      .from(patients)
      .where(and(eq(patients.therapistId, therapistId), isNull(patients.deletedAt)))
      .orderBy(byName(patients.name), asc(patients.id)),

  appointmentsOf: (therapistId: string, now: Date) =>
    db
      .select({
        id: appointments.id,
        patientId: appointments.patientId,
        patientName: patients.name,
        ...pickColumns(appointments, 'startsAt', 'duration'),
      })
      .from(appointments)
      .innerJoin(patients, and(eq(patients.id, appointments.patientId), isNull(patients.deletedAt)))
      .where(ahead(therapistId, now))
      .orderBy(asc(appointments.startsAt)),
});

const writes = (db: Database) => ({
  /**
   * Makes the writers of both agendas wait, in the order of their keys, so that two hand-overs cannot wait for each
   * other.
   */
  async lockAgendas({ fromId, toId }: Pair): Promise<void> {
    const keys = JSON.stringify([`agenda:${fromId}`, `agenda:${toId}`].sort());
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from jsonb_array_elements_text(${keys}::jsonb) key`,
    );
  },

  /** Changes the lead. */
  async moveRecords({ fromId, toId }: Pair, ids: readonly string[], note: string | null, now: Date) {
    const moved = await db
      .update(patients)
      .set({ therapistId: toId, updatedAt: now })
      .where(
        and(inArray(patients.id, [...ids]), eq(patients.therapistId, fromId), isNull(patients.deletedAt)),
      )
      .returning({ id: patients.id, userId: patients.userId });
    if (moved.length === 0) return moved;
    await db
      .insert(patientHandovers)
      .values(moved.map(({ id }) => ({ patientId: id, fromId, toId, note, at: now })));
    // Who has an account can write to the new lead at once.
    const withAccount = moved.filter(({ userId }) => userId !== null);
    if (withAccount.length > 0)
      await db
        .insert(conversations)
        .values(withAccount.map(({ id }) => ({ therapistId: toId, patientId: id, createdAt: now })))
        .onConflictDoNothing({ target: [conversations.therapistId, conversations.patientId] });
    return moved;
  },

  /** Moves those of these appointments that still lie ahead into the new lead's agenda, as far as that is free. */
  async moveAppointments({ fromId, toId }: Pair, ids: readonly string[], now: Date) {
    if (ids.length === 0) return [];
    const inTheWay = db
      .select({ one: sql`1` })
      .from(busy)
      .where(
        and(
          eq(busy.therapistId, toId),
          inArray(busy.status, [...LIVE_APPOINTMENT_STATUSES]),
          isNull(busy.deletedAt),
          sql`${busy.startsAt} < ${appointments.endsAt} and ${busy.endsAt} > ${appointments.startsAt}`,
        ),
      );
    const moved = await db
      .update(appointments)
      .set({ therapistId: toId, updatedAt: now })
      .where(and(ahead(fromId, now), inArray(appointments.id, [...ids]), notExists(inTheWay)))
      .returning({
        ...pickColumns(appointments, 'id', 'patientId', 'status', 'startsAt'),
        ...pickColumns(appointments, 'duration', 'therapistId', 'roomId'),
      });
    // An undo would bring the former therapist back.
    if (moved.length > 0)
      await db.delete(appointmentChanges).where(
        inArray(
          appointmentChanges.appointmentId,
          moved.map(({ id }) => id),
        ),
      );
    return moved;
  },
});

/** Reads and writes of hand-overs. Call the writes in one transaction. */
export const handoverRepository = (db: Database) => ({ ...reads(db), ...writes(db) });
