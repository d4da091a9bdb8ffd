import { randomUUID } from 'node:crypto';
import { and, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import type { AppointmentUndo } from '@/contract/appointments/entities';
import { UNDO_LIMITS } from '@/contract/common/undo';
import type { Database } from '../db/database';
import { appointmentChanges } from '../db/schema';
import type { AppointmentRow } from './repository';

const later = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000);

/** Deletes changes too old to undo. Rows locked by another writer are skipped, to avoid deadlocks. */
async function forgetOld(db: Database, now: Date): Promise<void> {
  const over = db
    .select({ id: appointmentChanges.appointmentId })
    .from(appointmentChanges)
    .where(lt(appointmentChanges.changedAt, later(now, -UNDO_LIMITS.menuSeconds)))
    .for('update', { skipLocked: true });
  await db.delete(appointmentChanges).where(inArray(appointmentChanges.appointmentId, over));
}

/** Every column as a stored row would have it from the row that met it. */
const OVERWRITTEN = Object.fromEntries(
  Object.entries(getTableColumns(appointmentChanges)).map(([key, { name }]) => [
    key,
    sql.raw(`excluded."${name}"`),
  ]),
);

/** Stores the states before a change of several appointments, in its transaction. Returns the ids of the changes. */
export async function recordChanges(
  db: Database,
  before: readonly AppointmentRow[],
  now: Date,
): Promise<string[]> {
  await forgetOld(db, now);
  const values = before.map((row) => {
    const { id: appointmentId, status, startsAt, duration, patientId, episodeId, therapistId } = row;
    const { serviceId, bufferAfter, roomId } = row;
    const person = { patientId, episodeId, therapistId };
    const offer = { serviceId, bufferAfter, roomId };
    return {
      appointmentId,
      id: randomUUID(),
      changedAt: now,
      status,
      startsAt,
      duration,
      ...person,
      ...offer,
    };
  });
  await db
    .insert(appointmentChanges)
    .values(values)
    .onConflictDoUpdate({ target: appointmentChanges.appointmentId, set: OVERWRITTEN });
  return values.map(({ id }) => id);
}

/**
 * Stores the state before a change, in the transaction of the change. Only the latest change can be undone.
 */
export async function recordChange(
  db: Database,
  before: AppointmentRow,
  now: Date,
): Promise<AppointmentUndo> {
  const [change = ''] = await recordChanges(db, [before], now);
  return { change, until: later(now, UNDO_LIMITS.offeredSeconds).toISOString() };
}

/** The state before the appointment's latest change, if that is recent enough to undo. */
export async function latestChange(db: Database, appointmentId: string, now: Date) {
  const [row] = await db
    .select()
    .from(appointmentChanges)
    .where(eq(appointmentChanges.appointmentId, appointmentId));
  return row && row.changedAt >= later(now, -UNDO_LIMITS.menuSeconds) ? row : undefined;
}

/** The state before `change`, if it is the appointment's latest change and recent enough to undo. */
export async function findChange(db: Database, appointmentId: string, change: string, now: Date) {
  const row = await latestChange(db, appointmentId, now);
  return row?.id === change ? row : undefined;
}

/** How the appointment's menu undoes a change, and until when. */
export const undoOf = ({ id, changedAt }: { id: string; changedAt: Date }): AppointmentUndo => ({
  change: id,
  until: later(changedAt, UNDO_LIMITS.menuSeconds).toISOString(),
});

/** Deletes an undone change. False if another request did so first. */
export async function removeChange(db: Database, appointmentId: string, change: string): Promise<boolean> {
  const removed = await db
    .delete(appointmentChanges)
    .where(and(eq(appointmentChanges.appointmentId, appointmentId), eq(appointmentChanges.id, change)))
    .returning({ id: appointmentChanges.id });
  return removed.length > 0;
}
