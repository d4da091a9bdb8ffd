import { bigint, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, primaryId } from './columns';
import { users } from './users';

/** The authenticator of an account, at most one. It takes effect once `confirmedAt` is set. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Encrypted with a key that is not in the database. */
  secret: text('secret').notNull(),
  createdAt: createdAt(),
  confirmedAt: instantColumn('confirmed_at'),
  /** Time step of the last used code. Codes of this step and earlier ones are refused. */
  lastStep: bigint('last_step', { mode: 'number' }),
  /** Wrong codes since `failuresSince`, from any address. */
  failures: integer('failures').notNull().default(0),
  failuresSince: instantColumn('failures_since'),
});

/** Single-use codes for a user who lost the authenticator; only their hashes are stored. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    codeHash: text('code_hash').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A sign-in whose password was right and whose code is missing; only the hash of its token is stored. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    id: primaryId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    tokenHash: text('token_hash').notNull(),
    createdAt: createdAt(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('login_challenges_token').on(table.tokenHash),
    index('login_challenges_user').on(table.userId),
  ],
);
