import { and, desc, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Role } from '@/contract/common/roles';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { statement } from '../db/statement';
import { passwordResets, patients, users, userSessions } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { SESSION_LIMITS, SESSION_TOUCH_MS } from './limits';
import type { SessionOrigin } from './sessionOrigin';

export interface NewUser {
  name: string;
  email: string;
  phone?: string | null;
  role: Role;
  passwordHash: string;
}

const publicUser = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  phone: users.phone,
};

/** IPv4 in its own form, also where the socket speaks IPv6. */
const readableAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '').slice(0, 45);

const byEmail = (email: string) =>
  and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt));

/** Asked by every request of the signed-in. */
const standingSession = statement((db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
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
      ),
    ),
);

/** Accounts, sessions and password resets. Deleted accounts are never found. */
export const authRepository = (db: Database) => ({
  async findByEmail(email: string) {
    const [row] = await db
      .select({ ...publicUser, passwordHash: users.passwordHash })
      .from(users)
      .where(byEmail(email));
    return row;
  },

  async findById(id: string) {
    const [row] = await db
      .select({ ...publicUser, passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.id, id), isNull(users.deletedAt)));
    return row;
  },

  /** The record that an account belongs to; null for staff. */
  async recordOf(userId: string): Promise<string | null> {
    const [row] = await db
      .select({ id: patients.id })
      .from(patients)
      .where(and(eq(patients.userId, userId), isNull(patients.deletedAt)));
    return row?.id ?? null;
  },

  /** The new account, or undefined when the e-mail already has one. */
  async createUser(values: NewUser, now: Date) {
    try {
      // Its own transaction (a savepoint inside another), so that a refusal leaves the outer one usable.
      return await db.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(users)
          .values({ ...values, createdAt: now })
          .returning(publicUser);
        return row;
      });
    } catch (error) {
      if (violates(error, 'users_email_unique')) return undefined;
      throw error;
    }
  },

  async createSession(user: { id: string; role: Role }, origin: SessionOrigin, now: Date) {
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

  /** Who a session belongs to, while it stands at `now`: not revoked, not expired, not idle too long, user not deleted. */
  async findSession(
    sessionId: string,
    userId: string,
    now: Date,
  ): Promise<(SignedInUser & { lastUsedAt: Date }) | null> {
    const [row] = await standingSession(db, { sessionId, userId, now: now.toISOString() });
    if (!row) return null;
    const idle = now.getTime() - row.lastUsedAt.getTime();
    // A patient whose record was deleted has nothing left to see.
    if (idle > SESSION_LIMITS[row.role].idle || (row.role === 'PATIENT' && !row.patientId)) return null;
    return row;
  },

  /** Notes that a session is in use, and from where. */
  async touchSession(sessionId: string, now: Date, address?: string): Promise<void> {
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

  /** The sessions of a user that still stand, latest used first. */
  listSessions: ({ id, role }: { id: string; role: Role }, now: Date) =>
    db
      .select({
        id: userSessions.id,
        createdAt: userSessions.createdAt,
        lastUsedAt: userSessions.lastUsedAt,
        userAgent: userSessions.userAgent,
        address: userSessions.address,
      })
      .from(userSessions)
      .where(
        and(
          eq(userSessions.userId, id),
          isNull(userSessions.revokedAt),
          gt(userSessions.expiresAt, now),
          gte(userSessions.lastUsedAt, new Date(now.getTime() - SESSION_LIMITS[role].idle)),
        ),
      )
      .orderBy(desc(userSessions.lastUsedAt)),

  async revokeSession(sessionId: string, now: Date): Promise<void> {
    await db
      .update(userSessions)
      .set({ revokedAt: now })
      .where(and(eq(userSessions.id, sessionId), isNull(userSessions.revokedAt)));
  },

  /** Ends every session of a user, but `exceptId` when given; answers how many. */
  async revokeSessions(userId: string, now: Date, exceptId?: string): Promise<number> {
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

  async setPassword(userId: string, passwordHash: string): Promise<void> {
    await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  },

  async createPasswordReset(userId: string, tokenHash: string, now: Date, expiresAt: Date): Promise<void> {
    await db.insert(passwordResets).values({ userId, tokenHash, createdAt: now, expiresAt });
  },

  /** Uses up a reset: the user it belongs to, or undefined when it is unknown, used or expired. */
  async takePasswordReset(tokenHash: string, now: Date): Promise<string | undefined> {
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
    if (!row) return undefined;
    // Other links that were asked for die with the one that was used.
    await db
      .update(passwordResets)
      .set({ usedAt: now })
      .where(and(eq(passwordResets.userId, row.userId), isNull(passwordResets.usedAt)));
    return row.userId;
  },
});
