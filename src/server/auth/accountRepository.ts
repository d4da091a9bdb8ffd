import { domainToUnicode } from 'node:url';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { normalEmail } from '@/contract/common/formats';
import type { Role } from '@/contract/common/roles';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { patients, users } from '../db/schema';

export interface NewUser {
  name: string;
  email: string;
  phone?: string | null;
  role: Role;
  alsoAdmin?: boolean;
  passwordHash: string;
}

/** The account's columns that an answer may contain. */
export const publicUser = pickColumns(users, 'id', 'name', 'email', 'role', 'phone', 'alsoAdmin');

/** The account as answers show it: what it is besides its role is named only if it is something. */
export const shownUser = <Row extends { alsoAdmin: boolean }>({
  alsoAdmin,
  ...row
}: Row): Omit<Row, 'alsoAdmin'> & { alsoAdmin?: true } => ({ ...row, ...(alsoAdmin && { alsoAdmin }) });

/** SQL condition: the account is neither deleted nor deactivated. */
export const mayEnter = and(isNull(users.deletedAt), isNull(users.deactivatedAt));

/** SQL for how a patient reaches somebody of the practice: null once their account is deactivated. */
export const whileHere = (contact: AnyPgColumn) =>
  sql<string | null>`case when ${users.deactivatedAt} is null then ${contact} end`;

/** An address in its normal form, and as accounts made before there was one may hold it. */
function spellings(email: string): string[] {
  const normal = normalEmail(email).toLowerCase();
  const start = normal.lastIndexOf('@') + 1;
  return [...new Set([normal, normal.slice(0, start) + domainToUnicode(normal.slice(start))])];
}

const byEmail = (email: string) =>
  and(inArray(sql`lower(${users.email})`, spellings(email)), isNull(users.deletedAt));

/** User accounts. Deleted accounts are never found; deactivated ones only where it is said. */
export const accountRepository = (db: Database) => ({
  /** Also a deactivated account, because it keeps its address. */
  async findByEmail(email: string) {
    const [row] = await db
      .select({ ...publicUser, passwordHash: users.passwordHash })
      .from(users)
      .where(byEmail(email));
    return row && shownUser(row);
  },

  /** The account that may sign in with an address. */
  async findEntrant(email: string) {
    const [row] = await db
      .select({ ...publicUser, passwordHash: users.passwordHash })
      .from(users)
      .where(and(byEmail(email), mayEnter));
    return row && shownUser(row);
  },

  async findById(id: string) {
    const [row] = await db
      .select({ ...publicUser, passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.id, id), mayEnter));
    return row && shownUser(row);
  },

  /** Id of the patient's record that the account belongs to; null for staff. */
  async recordOf(userId: string): Promise<string | null> {
    const [row] = await db
      .select({ id: patients.id })
      .from(patients)
      .where(and(eq(patients.userId, userId), isNull(patients.deletedAt)));
    return row?.id ?? null;
  },

  /** Creates an account. Returns undefined if the e-mail is already taken. */
  async create(values: NewUser, now: Date) {
    try {
      // A nested transaction is a savepoint, so a refused insert leaves the caller's transaction usable.
      return await db.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(users)
          .values({ ...values, createdAt: now })
          .returning(publicUser);
        return row && shownUser(row);
      });
    } catch (error) {
      if (violates(error, 'users_email_unique')) return undefined;
      throw error;
    }
  },

  /**
   * Holds an account that still has this password. False if it was changed or the account ended since the password was
   * compared: hashing takes so long that both may happen meanwhile.
   */
  async holdWith({ id, passwordHash }: { id: string; passwordHash: string }): Promise<boolean> {
    const held = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash), mayEnter))
      .for('no key update');
    return held.length > 0;
  },

  async setPassword(userId: string, passwordHash: string): Promise<void> {
    await db.update(users).set({ passwordHash }).where(eq(users.id, userId));
  },

  /** False if another account has the e-mail. */
  async setEmail(userId: string, email: string): Promise<boolean> {
    try {
      await db.update(users).set({ email }).where(eq(users.id, userId));
      return true;
    } catch (error) {
      if (violates(error, 'users_email_unique')) return false;
      throw error;
    }
  },

  /** Gives an account this name and forgets what its holder said of themselves. */
  async rename(userId: string, name: string): Promise<void> {
    await db.update(users).set({ name, phone: null, address: null }).where(eq(users.id, userId));
  },

  /** Marks the account as deleted; nobody can sign in with it any more. */
  async end(userId: string, now: Date): Promise<void> {
    await db.update(users).set({ deletedAt: now }).where(eq(users.id, userId));
  },

  /**
   * Gives back an account that ended at this instant; its sign-in sessions stay ended.
   * @throws the database error `users_email_unique` if another account has its address now.
   */
  async giveBack(userId: string, endedAt: Date): Promise<void> {
    await db
      .update(users)
      .set({ deletedAt: null })
      .where(and(eq(users.id, userId), eq(users.deletedAt, endedAt)));
  },
});
