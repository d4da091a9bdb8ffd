import type { Database } from './database';

/**
 * A query that is built once per database instead of at each call, because building its text takes as long as sending
 * it: for what every request asks. `sql.placeholder` marks its values. In a condition they go to the driver as they are
 * (an instant as ISO text), in `values` and `set` as the column takes them. PostgreSQL plans it once per connection, so
 * a pooler in between must support prepared statements (PgBouncer ≥ 1.21). In a transaction it is built anew.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
