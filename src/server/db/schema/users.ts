import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { ROLES } from '@/contract/common/roles';
import { createdAt, instantColumn, primaryId } from './columns';

/** A person who can sign in. E-mails are unique, ignoring case, among accounts that are not deleted. */
export const users = pgTable(
  'users',
  {
    id: primaryId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    role: text('role', { enum: ROLES }).notNull(),
    /** A therapist who administers the practice as well: the role stays THERAPIST. */
    alsoAdmin: boolean('also_admin').notNull().default(false),
    /** Of a therapist: whether patients are told by mail of the appointments in their agenda. */
    appointmentMails: boolean('appointment_mails').notNull().default(true),
    passwordHash: text('password_hash').notNull(),
    specialization: text('specialization'),
    experience: text('experience'),
    license: text('license'),
    address: text('address'),
    createdAt: createdAt(),
    /** Since when the person no longer works here: no sign-in, and no open session. */
    deactivatedAt: instantColumn('deactivated_at'),
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_email_unique')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
    check('users_also_admin', sql`not ${table.alsoAdmin} or ${table.role} = 'THERAPIST'`),
  ],
);

/** A sign-in session; its id is the token's `jti`. Revoking it ends the token at once. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
    lastUsedAt: instantColumn('last_used_at').notNull().defaultNow(),
    expiresAt: instantColumn('expires_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
    userAgent: text('user_agent'),
    /** Network address of the latest use; shown to the session's owner only. */
    address: text('address'),
  },
  (table) => [index('user_sessions_user').on(table.userId, table.revokedAt)],
);

/** A requested password reset; only the hash of its token is stored. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instantColumn('expires_at').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (table) => [
    uniqueIndex('password_resets_token').on(table.tokenHash),
    index('password_resets_user').on(table.userId),
  ],
);
