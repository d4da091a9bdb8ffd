import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { attempts } from '../db/schema';

/** How often something was tried since the first try that still counts. */
export interface AttemptCount {
  count: number;
  startedAt: Date;
}

/** Counts of attempts by key. A count whose first attempt is not after `since` is over. */
export const attemptRepository = (db: Database) => ({
  async read(keys: readonly string[], since: Date): Promise<Map<string, AttemptCount>> {
    const rows = await db
      .select()
      .from(attempts)
      .where(and(inArray(attempts.key, [...keys]), gt(attempts.startedAt, since)));
    return new Map(rows.map(({ key, ...count }) => [key, count]));
  },

  /** Counts one attempt more and returns the count with it: exact also while other processes count. */
  async add(key: string, now: Date, since: Date): Promise<AttemptCount> {
    const isOver = sql`${attempts.startedAt} <= ${since.toISOString()}::timestamptz`;
    const [row] = await db
      .insert(attempts)
      .values({ key, count: 1, startedAt: now })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          startedAt: sql`case when ${isOver} then excluded.started_at else ${attempts.startedAt} end`,
        },
      })
      .returning({ count: attempts.count, startedAt: attempts.startedAt });
    return row ?? { count: 1, startedAt: now };
  },

  async takeBack(key: string): Promise<void> {
    await db
      .update(attempts)
      .set({ count: sql`${attempts.count} - 1` })
      .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
  },

  async forget(key: string): Promise<void> {
    await db.delete(attempts).where(eq(attempts.key, key));
  },

  async dropOver(since: Date): Promise<void> {
    await db.delete(attempts).where(lte(attempts.startedAt, since));
  },
});
