import { and, eq, exists, gt, gte, isNull, lt, not } from 'drizzle-orm';
import { DAY_MS } from '@/contract/common/constants';
import { MESSAGE_LIMITS } from '@/contract/outbox';
import type { Database } from '../db/database';
import { accountMails, passwordResets } from '../db/schema';
import { EXPIRED_RESET_MS } from './limits';

/**
 * Deletes links that expired a while ago. One whose mail has not left stays as long as «Correos que no han salido» lists
 * the mail.
 */
export async function dropOldResets(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const isListed = exists(
    db
      .select({ id: accountMails.id })
      .from(accountMails)
      .where(
        and(
          eq(accountMails.passwordResetId, passwordResets.id),
          eq(accountMails.outcome, 'FAILED'),
          gte(accountMails.endedAt, before(MESSAGE_LIMITS.failureDays * DAY_MS)),
        ),
      ),
  );
  await db
    .delete(passwordResets)
    .where(and(lt(passwordResets.expiresAt, before(EXPIRED_RESET_MS)), not(isListed)));
}

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
