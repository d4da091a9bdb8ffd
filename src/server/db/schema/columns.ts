import { sql, type SQL } from 'drizzle-orm';
import { type AnyPgColumn, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * Primary key of every table: a random UUID from the database, unless the caller provides one (demo data).
 */
export const primaryId = () =>
  uuid('id')
    .primaryKey()
    .default(sql`gen_random_uuid()`);

/** Instant with time zone, read as a Date. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instantColumn('created_at').notNull().defaultNow();
export const updatedAt = () => instantColumn('updated_at').notNull().defaultNow();

/**
 * Columns of what is hidden instead of destroyed: since when, and by whom if a person deleted it. Who did may have it
 * back for a while. Without a foreign key, because a record's rows are found by those.
 */
export const deletion = () => ({ deletedAt: instantColumn('deleted_at'), deletedBy: uuid('deleted_by') });

/** CHECK condition: a value from `min` to `max`, both included. In the text, because a CHECK takes no parameters. */
export const between = (value: AnyPgColumn | SQL, min: number, max: number): SQL =>
  sql`${value} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`;
