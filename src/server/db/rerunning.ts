import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { hasMetAnother } from './failures';
import type * as schema from './schema';

type Transacting = Pick<PgDatabase<PgQueryResultHKT, typeof schema>, 'transaction'>;

/** How often a transaction is run in all. */
const RUNS = 3;

/**
 * Makes transactions run again that PostgreSQL ended because they met others. Nothing of them was kept, so this is what
 * the person would have to do by hand. One that only reads may have answered in part already and is not run again.
 */
export function rerunning<Db extends Transacting>(db: Db): Db {
  const run = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    for (let left = config?.accessMode === 'read only' ? 1 : RUNS; ; left -= 1) {
      try {
        return await run(work, config);
      } catch (error) {
        if (left <= 1 || !hasMetAnother(error)) throw error;
      }
    }
  };
  return db;
}
