import { and, eq, isNull } from 'drizzle-orm';
import type { Role } from '@/contract/common/roles';
import type { Database } from '../db/database';
import { calendarFeeds, patients, users } from '../db/schema';

/** Whom a feed belongs to, and which record is theirs if they are a patient. */
export interface FeedOwner {
  userId: string;
  role: Role;
  patientId: string | null;
}

/** Private calendar addresses. One per user; the database knows only the hash of its token. */
export const calendarRepository = (db: Database) => {
  const revoke = async (userId: string, now: Date): Promise<void> => {
    await db
      .update(calendarFeeds)
      .set({ revokedAt: now })
      .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
  };

  return {
    revoke,

    /** When the user's present address was made, or undefined. */
    async active(userId: string): Promise<Date | undefined> {
      const [row] = await db
        .select({ createdAt: calendarFeeds.createdAt })
        .from(calendarFeeds)
        .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
      return row?.createdAt;
    },

    /** Puts a new address in the place of the present one. */
    async replace(userId: string, tokenHash: string, now: Date): Promise<void> {
      await revoke(userId, now);
      await db.insert(calendarFeeds).values({ userId, tokenHash, createdAt: now });
    },

    /** The owner of an address that is neither revoked nor of a deleted account or record. */
    async findOwner(tokenHash: string): Promise<FeedOwner | undefined> {
      const [row] = await db
        .select({ userId: users.id, role: users.role, patientId: patients.id })
        .from(calendarFeeds)
        .innerJoin(users, and(eq(users.id, calendarFeeds.userId), isNull(users.deletedAt)))
        .leftJoin(patients, and(eq(patients.userId, users.id), isNull(patients.deletedAt)))
        .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(calendarFeeds.revokedAt)));
      return row && (row.role !== 'PATIENT' || row.patientId) ? row : undefined;
    },
  };
};
