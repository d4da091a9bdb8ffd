import { and, eq, isNotNull } from 'drizzle-orm';
import { UNDO_LIMITS, UNDO_MESSAGES } from '@/contract/common/messages';
import type { CommandContext } from '../core/context';
import { conflict } from '../core/errors';
import { appointments, documents, exercises, patients, routines } from './schema';

/** Tables whose rows a person deletes and may have back. */
const RESTORABLE = { appointments, documents, exercises, patients, routines };

type Caller = Pick<CommandContext, 'user' | 'now'>;

/** Values of a row that the caller deletes. */
export const deletedBy = ({ user, now }: Caller) => ({ deletedAt: now, deletedBy: user.id, updatedAt: now });

/** Whether a deletion can still be undone whole. */
export const isUndoable = (deletedAt: Date, now: Date): boolean =>
  now.getTime() <= deletedAt.getTime() + UNDO_LIMITS.menuSeconds * 1000;

/** Throws `conflict` once a deletion can no longer be undone. */
export function refuseLateRestore(deletedAt: Date, now: Date): void {
  if (!isUndoable(deletedAt, now)) throw conflict(UNDO_MESSAGES.deletionOver);
}

/**
 * Shows a row again that the caller deleted, in the caller's transaction, and returns when it was deleted. Undefined for
 * any other row: one that stands is then answered as it is, and what somebody else deleted stays absent. Throws `conflict` when
 * the time to undo is over. Check afterwards whether the caller may still change it.
 */
export async function restoreRow(
  { db, user, now }: Caller & Pick<CommandContext, 'db'>,
  name: keyof typeof RESTORABLE,
  id: string,
): Promise<Date | undefined> {
  const table = RESTORABLE[name];
  const [row] = await db
    .select({ deletedAt: table.deletedAt })
    .from(table)
    .where(and(eq(table.id, id), eq(table.deletedBy, user.id), isNotNull(table.deletedAt)))
    .for('update');
  if (!row?.deletedAt) return undefined;
  refuseLateRestore(row.deletedAt, now);
  await db.update(table).set({ deletedAt: null, deletedBy: null, updatedAt: now }).where(eq(table.id, id));
  return row.deletedAt;
}
