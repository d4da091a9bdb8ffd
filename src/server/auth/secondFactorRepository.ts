import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { loginChallenges, recoveryCodes, secondFactors } from '../db/schema';

/** Authenticators and recovery codes. */
export const secondFactorRepository = (db: Database) => ({
  async isEnabled(userId: string): Promise<boolean> {
    const rows = await db
      .select({ userId: secondFactors.userId })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
    return rows.length > 0;
  },

  /** Begins, or begins again; false where one is in use already. */
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

  /** The authenticator, held until the transaction ends: parallel guesses are counted one after another. */
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

  /** Forgets the wrong codes; with `step`, every code up to it has been used. */
  async noteSuccess(userId: string, step?: number): Promise<void> {
    await db
      .update(secondFactors)
      .set({ failures: 0, failuresSince: null, ...(step !== undefined && { lastStep: step }) })
      .where(eq(secondFactors.userId, userId));
  },

  /** From now on the account has a second factor, with these recovery codes. */
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

  /** Ends the wait that wrong codes caused. */
  async forgive(userId: string): Promise<void> {
    await db
      .update(secondFactors)
      .set({ failures: 0, failuresSince: null })
      .where(and(eq(secondFactors.userId, userId), sql`${secondFactors.failures} > 0`));
  },
});
