import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { recoveryCodes } from '../db/schema';

/** Recovery codes; the database stores only their hashes. */
export const recoveryCodeRepository = (db: Database) => ({
  /** Marks a code as used. False if it is unknown or already used. */
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
