import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../db/database';
import { passwordResets } from '../db/schema';

/** Links to choose a new password; the database stores the hash of their token only. */
export const passwordResetRepository = (db: Database) => ({
  /** Makes every open link of a user useless. */
  async endAll(userId: string, now: Date): Promise<void> {
    await db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
  },

  async create(reset: {
    id: string;
    userId: string;
    tokenHash: string;
    createdAt: Date;
    expiresAt: Date;
  }): Promise<void> {
    await db.insert(passwordResets).values(reset);
  },

  /** Marks a reset link as used. Returns its user, or undefined if it is unknown, used or expired. */
  async take(tokenHash: string, now: Date): Promise<string | undefined> {
    const [row] = await db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(
        and(
          eq(passwordResets.tokenHash, tokenHash),
          isNull(passwordResets.usedAt),
          gt(passwordResets.expiresAt, now),
        ),
      )
      .returning({ userId: passwordResets.userId });
    return row?.userId;
  },
});
