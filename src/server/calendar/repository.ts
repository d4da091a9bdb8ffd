import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '@/contract/common/roles';
import { mayEnter } from '../auth/accountRepository';
import type { Database } from '../db/database';
import { calendarFeeds, patients, users } from '../db/schema';

/** The user of a feed and, for a patient, the id of their record. */
export interface FeedOwner {
  userId: string;
  role: Role;
  patientId: string | null;
}

/** Private calendar addresses, one per user; the database stores only the hash of the token. */
export const calendarRepository = (db: Database) => {
  const revoke = async (userId: string, now: Date): Promise<void> => {
    await db
      .update(calendarFeeds)
      .set({ revokedAt: now })
      .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
  };

  return {
    revoke,

    /** Creation time of the user's current address, or undefined. */
    async active(userId: string): Promise<Date | undefined> {
      const [row] = await db
        .select({ createdAt: calendarFeeds.createdAt })
        .from(calendarFeeds)
        .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
      return row?.createdAt;
    },

    /** Replaces the user's address; the earlier one stops working. */
    async replace(userId: string, tokenHash: string, now: Date): Promise<void> {
      // Holds the user, so that the second of two requests waits and revokes the address of the first.
      await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      await revoke(userId, now);
      await db.insert(calendarFeeds).values({ userId, tokenHash, createdAt: now });
    },

    /** The owner of an address. Undefined if it is revoked, if the account may not enter or the record is deleted. */
    async findOwner(tokenHash: string): Promise<FeedOwner | undefined> {
      const [row] = await db
        .select({ userId: users.id, role: users.role, patientId: patients.id })
        .from(calendarFeeds)
        .innerJoin(users, and(eq(users.id, calendarFeeds.userId), mayEnter))
        .leftJoin(patients, and(eq(patients.userId, users.id), isNull(patients.deletedAt)))
        .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(calendarFeeds.revokedAt)));
      return row && (row.role !== 'PATIENT' || row.patientId) ? row : undefined;
    },
  };
};
