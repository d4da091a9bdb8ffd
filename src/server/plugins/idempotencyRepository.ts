import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { idempotencyKeys } from '../db/schema';

export interface KeyRow {
  userId: string;
  key: string;
  route: string;
  bodyHash: string;
}

const sameKey = (row: KeyRow) =>
  and(
    eq(idempotencyKeys.userId, row.userId),
    eq(idempotencyKeys.route, row.route),
    eq(idempotencyKeys.key, row.key),
  );

/** Keys of creates, each with the answer of the first one. */
export const idempotencyRepository = (db: Database) => ({
  /**
   * Inserts the key. Returns undefined, or the row already stored under it. In a transaction this waits for a
   * parallel request with the same key to end.
   */
  async take(row: KeyRow, now: Date) {
    const taken = await db
      .insert(idempotencyKeys)
      .values({ ...row, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (taken.length > 0) return undefined;
    const [found] = await db.select().from(idempotencyKeys).where(sameKey(row));
    return found;
  },

  store: (
    row: KeyRow,
    answer: Pick<typeof idempotencyKeys.$inferInsert, 'status' | 'response' | 'patientId'>,
  ) => db.update(idempotencyKeys).set(answer).where(sameKey(row)),

  /** Frees a key for another attempt; with `before`, only if it was taken before that. */
  async free(row: KeyRow, before?: Date): Promise<void> {
    await db
      .delete(idempotencyKeys)
      .where(and(sameKey(row), before && lt(idempotencyKeys.createdAt, before)));
  },

  async dropBefore(before: Date): Promise<void> {
    await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
  },
});

export type FoundKey = typeof idempotencyKeys.$inferSelect;
