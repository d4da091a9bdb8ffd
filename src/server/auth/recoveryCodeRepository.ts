import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { recoveryCodes } from '../db/schema';

/** Recovery codes, of which the database knows the hashes. */
export const recoveryCodeRepository = (db: Database) => ({
  /** Uses a code up; false when it is unknown or was used before. */
  async take(userId: string, codeHash: string, now: Date): Promise<boolean> {
    const rows = await db
      .update(recoveryCodes)
      .set({ usedAt: now })
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, codeHash),
          isNull(recoveryCodes.usedAt),
        ),
      )
      .returning({ userId: recoveryCodes.userId });
    return rows.length > 0;
  },

  async left(userId: string): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    return row?.total ?? 0;
  },
});
