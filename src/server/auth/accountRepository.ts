import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Role } from '@/contract/common/roles';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { patients, users } from '../db/schema';

export interface NewUser {
  name: string;
  email: string;
  phone?: string | null;
  role: Role;
  passwordHash: string;
}

/** What every answer may show of an account. */
export const publicUser = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  phone: users.phone,
};

const byEmail = (email: string) =>
  and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt));

/** Accounts. Deleted ones are never found. */
export const accountRepository = (db: Database) => ({
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
  async create(values: NewUser, now: Date) {
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

  async setPassword(userId: string, passwordHash: string): Promise<void> {
    await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  },

  /** Ends an account: nobody signs in with it any more. */
  async end(userId: string, now: Date): Promise<void> {
    await db.update(users).set({ deletedAt: now }).where(eq(users.id, userId));
  },
});
