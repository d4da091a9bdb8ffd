import { and, count, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { loginChallenges, recoveryCodes, secondFactors, users } from '../db/schema';

/** Authenticators, recovery codes and half-done log-ins. */
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

  /** Uses a recovery code up; false when it is unknown or was used before. */
  async takeRecoveryCode(userId: string, codeHash: string, now: Date): Promise<boolean> {
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

  async recoveryCodesLeft(userId: string): Promise<number> {
    const [row] = await db
      .select({ left: count() })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    return row?.left ?? 0;
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

  async createChallenge(userId: string, tokenHash: string, now: Date, expiresAt: Date): Promise<void> {
    await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now));
    await db.insert(loginChallenges).values({ userId, tokenHash, createdAt: now, expiresAt });
  },

  /** Whose log-in a challenge stands for, while it stands. */
  async findChallenge(tokenHash: string, now: Date) {
    const [row] = await db
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        role: users.role,
        phone: users.phone,
      })
      .from(loginChallenges)
      .innerJoin(users, and(eq(users.id, loginChallenges.userId), isNull(users.deletedAt)))
      .where(and(eq(loginChallenges.tokenHash, tokenHash), gt(loginChallenges.expiresAt, now)));
    return row;
  },

  /** Uses a challenge up; false when another request was faster. */
  async takeChallenge(tokenHash: string): Promise<boolean> {
    const rows = await db
      .delete(loginChallenges)
      .where(eq(loginChallenges.tokenHash, tokenHash))
      .returning({ id: loginChallenges.id });
    return rows.length > 0;
  },

  /** A new password: log-ins that began with the old one end, and so does the wait that its knower caused. */
  async passwordChanged(userId: string): Promise<void> {
    await db.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
    await db
      .update(secondFactors)
      .set({ failures: 0, failuresSince: null })
      .where(and(eq(secondFactors.userId, userId), sql`${secondFactors.failures} > 0`));
  },
});
