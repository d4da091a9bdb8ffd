import { and, desc, eq, exists, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Role } from '@/contract/common/roles';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { prepared } from '../db/prepared';
import { patients, users, userSessions } from '../db/schema';
import type { Origin, SignedInUser } from '../core/context';
import { ENDED_SESSION_MS, SESSION_LIMITS, SESSION_TOUCH_MS } from './limits';

/** Writes an IPv4 address plainly where an IPv6 socket maps it (`::ffff:1.2.3.4`). */
const readableAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '').slice(0, 45);

/**
 * Deletes sign-in sessions that ended a while ago. The latest one of each account stays, because the list of the team
 * says when each member was last here.
 */
export async function dropOldSessions(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ENDED_SESSION_MS);
  const later = alias(userSessions, 'later');
  const isFollowed = exists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.userId, userSessions.userId),
          sql`(${later.lastUsedAt}, ${later.id}) > (${userSessions.lastUsedAt}, ${userSessions.id})`,
        ),
      ),
  );
  const isOver = or(lt(userSessions.revokedAt, before), lt(userSessions.expiresAt, before));
  await db.delete(userSessions).where(and(isOver, isFollowed));
}

const standingSession = prepared((db) =>
  db
    .select({
      ...pickColumns(users, 'id', 'name', 'email', 'role', 'alsoAdmin'),
      sessionId: userSessions.id,
      lastUsedAt: userSessions.lastUsedAt,
      patientId: patients.id,
    })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .leftJoin(patients, and(eq(patients.userId, users.id), isNull(patients.deletedAt)))
    .where(
      and(
        eq(userSessions.id, sql.placeholder('sessionId')),
        eq(userSessions.userId, sql.placeholder('userId')),
        isNull(userSessions.revokedAt),
        gt(userSessions.expiresAt, sql.placeholder('now')),
        isNull(users.deletedAt),
        isNull(users.deactivatedAt),
      ),
    )
    .prepare('standing_session'),
);

/** Sign-in sessions. Sessions of deleted or deactivated accounts are never found. */
export const sessionRepository = (db: Database) => ({
  async create(user: { id: string; role: Role }, origin: Partial<Origin>, now: Date) {
    const expiresAt = new Date(now.getTime() + SESSION_LIMITS[user.role].absolute);
    const [row] = await db
      .insert(userSessions)
      .values({
        userId: user.id,
        createdAt: now,
        lastUsedAt: now,
        expiresAt,
        userAgent: origin.userAgent?.slice(0, 300),
        address: origin.address && readableAddress(origin.address),
      })
      .returning({ id: userSessions.id, expiresAt: userSessions.expiresAt });
    if (!row) throw new Error('The session was not stored');
    return row;
  },

  /**
   * The user of a sign-in session; null if it is revoked, expired or idle too long, or if the user is
   * deleted or deactivated.
   */
  async find(
    sessionId: string,
    userId: string,
    now: Date,
  ): Promise<(Omit<SignedInUser, 'today'> & { lastUsedAt: Date }) | null> {
    const [row] = await standingSession(db).execute({ sessionId, userId, now: now.toISOString() });
    if (!row) return null;
    const idle = now.getTime() - row.lastUsedAt.getTime();
    // A patient whose record was deleted has nothing left to see, so the session counts as ended.
    if (idle > SESSION_LIMITS[row.role].idle || (row.role === 'PATIENT' && !row.patientId)) return null;
    return row;
  },

  /** Stores the time and address of the latest use, at most once per `SESSION_TOUCH_MS`. */
  async touch(sessionId: string, now: Date, address?: string): Promise<void> {
    await db
      .update(userSessions)
      .set({ lastUsedAt: now, ...(address && { address: readableAddress(address) }) })
      .where(
        and(
          eq(userSessions.id, sessionId),
          lt(userSessions.lastUsedAt, new Date(now.getTime() - SESSION_TOUCH_MS)),
        ),
      );
  },

  async revoke(sessionId: string, now: Date): Promise<void> {
    await db
      .update(userSessions)
      .set({ revokedAt: now })
      .where(and(eq(userSessions.id, sessionId), isNull(userSessions.revokedAt)));
  },

  /** Revokes every sign-in session of a user except `exceptId`. Returns how many were revoked. */
  async revokeAll(userId: string, now: Date, exceptId?: string): Promise<number> {
    const rows = await db
      .update(userSessions)
      .set({ revokedAt: now })
      .where(
        and(
          eq(userSessions.userId, userId),
          isNull(userSessions.revokedAt),
          exceptId ? ne(userSessions.id, exceptId) : undefined,
        ),
      )
      .returning({ id: userSessions.id });
    return rows.length;
  },
});

/** The user's valid sign-in sessions, most recently used first. */
export const listStandingSessions = (db: Database, { id, role }: { id: string; role: Role }, now: Date) =>
  db
    .select(pickColumns(userSessions, 'id', 'createdAt', 'lastUsedAt', 'userAgent', 'address'))
    .from(userSessions)
    .where(
      and(
        eq(userSessions.userId, id),
        isNull(userSessions.revokedAt),
        gt(userSessions.expiresAt, now),
        gte(userSessions.lastUsedAt, new Date(now.getTime() - SESSION_LIMITS[role].idle)),
      ),
    )
    .orderBy(desc(userSessions.lastUsedAt));
