import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { loginChallenges, users } from '../db/schema';
import { mayEnter, publicUser, shownUser } from './accountRepository';

/** Challenges: sign-ins whose password was right and whose code is still missing. */
export const challengeRepository = (db: Database) => ({
  async create(userId: string, tokenHash: string, now: Date, expiresAt: Date): Promise<void> {
    await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, now));
    await db.insert(loginChallenges).values({ userId, tokenHash, createdAt: now, expiresAt });
  },

  /** The user of a challenge that has not expired. */
  async find(tokenHash: string, now: Date) {
    const [row] = await db
      .select(publicUser)
      .from(loginChallenges)
      .innerJoin(users, and(eq(users.id, loginChallenges.userId), mayEnter))
      .where(and(eq(loginChallenges.tokenHash, tokenHash), gt(loginChallenges.expiresAt, now)));
    return row && shownUser(row);
  },

  /** Deletes a challenge. False if another request used it first. */
  async take(tokenHash: string): Promise<boolean> {
    const rows = await db
      .delete(loginChallenges)
      .where(eq(loginChallenges.tokenHash, tokenHash))
      .returning({ id: loginChallenges.id });
    return rows.length > 0;
  },

  /** Deletes every unfinished sign-in of an account. */
  async endAll(userId: string): Promise<void> {
    await db.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
  },
});
