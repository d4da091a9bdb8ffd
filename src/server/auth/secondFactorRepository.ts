import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { loginChallenges, recoveryCodes, secondFactors, users } from '../db/schema';
import { mayEnter } from './accountRepository';

/** Authenticators and recovery codes. */
export const secondFactorRepository = (db: Database) => ({
  async isEnabled(userId: string): Promise<boolean> {
    const rows = await db
      .select({ userId: secondFactors.userId })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
    return rows.length > 0;
  },

  /** The sealed secrets of all confirmed authenticators of accounts that may sign in. */
  confirmed: () =>
    db
      .select({ userId: secondFactors.userId, secret: secondFactors.secret })
      .from(secondFactors)
      .innerJoin(users, and(eq(users.id, secondFactors.userId), mayEnter))
      .where(isNotNull(secondFactors.confirmedAt)),

  /** Stores an unconfirmed secret, replacing an earlier unconfirmed one. False if a confirmed one exists. */
  async begin(userId: string, secret: string, now: Date): Promise<boolean> {
    const fresh = { secret, createdAt: now, lastStep: null, failures: 0, failuresSince: null };
    const rows = await db
      .insert(secondFactors)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({
        target: secondFactors.userId,
        set: fresh,
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ userId: secondFactors.userId });
    return rows.length > 0;
  },

  /**
   * Locks the authenticator's row until the transaction ends, so that parallel guesses are counted in turn.
   */
  async hold(userId: string) {
    const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
    return row;
  },

  async noteFailure(userId: string, failures: number, since: Date): Promise<void> {
    await db
      .update(secondFactors)
      .set({ failures, failuresSince: since })
      .where(eq(secondFactors.userId, userId));
  },

  /** Resets the failure count. `step` marks the codes of that time step and of all earlier ones as used. */
  async noteSuccess(userId: string, step?: number): Promise<void> {
    await db
      .update(secondFactors)
      .set({ failures: 0, failuresSince: null, ...(step !== undefined && { lastStep: step }) })
      .where(eq(secondFactors.userId, userId));
  },

  /** Confirms the second factor and replaces the account's recovery codes. */
  async enable(userId: string, codeHashes: string[], now: Date): Promise<void> {
    await db.update(secondFactors).set({ confirmedAt: now }).where(eq(secondFactors.userId, userId));
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
  },

  async remove(userId: string): Promise<void> {
    await db.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  },

  /** Resets the failure count, which ends any wait. */
  async forgive(userId: string): Promise<void> {
    await db
      .update(secondFactors)
      .set({ failures: 0, failuresSince: null })
      .where(and(eq(secondFactors.userId, userId), sql`${secondFactors.failures} > 0`));
  },
});
