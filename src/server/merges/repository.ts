import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DAY_MS } from '@/contract/common/constants';
import { MERGE_UNDO_DAYS } from '@/contract/merges';
import { auditRepository, eventBy } from '../audit/repository';
import type { Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import { patients, recordMergeRows, recordMerges, users } from '../db/schema';
import type { CommandContext } from '../core/context';
import { isUuid } from '../core/ids';

const removed = alias(patients, 'removed');

/** Until when a merge can be undone. */
export const undoUntil = (at: Date): Date => new Date(at.getTime() + MERGE_UNDO_DAYS * DAY_MS);

const undoableSince = (now: Date): Date => new Date(now.getTime() - MERGE_UNDO_DAYS * DAY_MS);

/** Destroys what was only kept to undo merges, once their time is over. */
export async function dropOldMergeRows(db: Database, now: Date): Promise<void> {
  await db
    .delete(recordMergeRows)
    .where(
      sql`${recordMergeRows.mergeId} in (select ${recordMerges.id} from ${recordMerges} where ${lt(recordMerges.at, undoableSince(now))})`,
    );
}

/** Merges of records. Callers check first whose records they are. */
export const mergeRepository = (db: Database) => ({
  /** Merges into a record that can still be undone, the latest first. */
  undoable: (survivorId: string, now: Date) =>
    db
      .select({
        id: recordMerges.id,
        at: recordMerges.at,
        authorName: users.name,
        removedId: removed.id,
        removedName: removed.name,
        leadId: patients.therapistId,
      })
      .from(recordMerges)
      .innerJoin(users, eq(users.id, recordMerges.authorId))
      .innerJoin(patients, eq(patients.id, recordMerges.survivorId))
      .innerJoin(removed, eq(removed.id, recordMerges.removedId))
      .where(
        and(
          eq(recordMerges.survivorId, survivorId),
          isNull(recordMerges.undoneAt),
          gt(recordMerges.at, undoableSince(now)),
        ),
      )
      .orderBy(desc(recordMerges.at), desc(recordMerges.id)),

  async find(id: string) {
    if (!isUuid(id)) return undefined;
    const [row] = await db.select().from(recordMerges).where(eq(recordMerges.id, id));
    return row;
  },

  /** Whether another record was merged into the same one after this merge, and still is. */
  async isFollowed({
    id,
    survivorId,
    at,
  }: Pick<typeof recordMerges.$inferSelect, 'id' | 'survivorId' | 'at'>) {
    const rows = await db
      .select({ id: recordMerges.id })
      .from(recordMerges)
      .where(
        and(
          eq(recordMerges.survivorId, survivorId),
          isNull(recordMerges.undoneAt),
          sql`(${recordMerges.at}, ${recordMerges.id}) > (${at.toISOString()}::timestamptz, ${id}::uuid)`,
        ),
      )
      .limit(1);
    return rows.length > 0;
  },

  insert: (values: typeof recordMerges.$inferInsert) => insertRow(db, recordMerges, values),

  /**
   * Marks a merge as undone and destroys what it kept of the surviving record, which is none of the other record's
   * business. False if another request did so first.
   */
  async markUndone(id: string, by: string, now: Date): Promise<boolean> {
    const rows = await db
      .update(recordMerges)
      .set({ undoneAt: now, undoneBy: by, choices: {}, before: {} })
      .where(and(eq(recordMerges.id, id), isNull(recordMerges.undoneAt)))
      .returning({ id: recordMerges.id });
    return rows.length > 0;
  },

  forget: (mergeId: string) => db.delete(recordMergeRows).where(eq(recordMergeRows.mergeId, mergeId)),

  async hideMerged(id: string, survivorId: string, now: Date): Promise<void> {
    await db.update(patients).set({ mergedInto: survivorId, deletedAt: now }).where(eq(patients.id, id));
  },

  /** Shows a merged record again, under the lead of the record into which it had been merged. */
  async showAgain(id: string, therapistId: string): Promise<void> {
    await db
      .update(patients)
      .set({ mergedInto: null, deletedAt: null, therapistId })
      .where(eq(patients.id, id));
  },
});

/** Notes in the access log that the other record was read or changed too: the request itself names only one. */
export const noteOther = (context: CommandContext, action: 'READ' | 'UPDATE', patientId: string) =>
  auditRepository(context.db).write({
    ...eventBy(context),
    ...{ action, entity: 'patient', entityId: patientId, patientId },
  });
