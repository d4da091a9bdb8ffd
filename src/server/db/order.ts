import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * SQL to order rows by a name as Spain does: case and accents aside, and ñ after n. The order of the database itself depends on
 * its locale; the included one would put «Álvaro» after «Zoe».
 */
export const byName = (name: AnyPgColumn): SQL =>
  sql`lower(regexp_replace(normalize(${name}, NFD), '[\\u0300-\\u0302\\u0304-\\u036f]', '', 'g')) collate "C"`;

/**
 * SQL to order rows by an instant, newest first. `nulls last` as in the indexes: without it PostgreSQL does not see that an
 * index has this order, and sorts the whole list for one page.
 */
export const newest = (instant: AnyPgColumn): SQL => sql`${instant} desc nulls last`;
