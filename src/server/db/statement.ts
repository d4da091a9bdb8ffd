import type { Database } from './database';

interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}

/**
 * Drizzle internals used here: a handle's dialect, shared by its transactions, and each handle's connection.
 */
interface Inside {
  dialect: object;
  _: { session: { client: unknown } };
}

let count = 0;

/**
 * A statement that is built once per database instead of once per call; `sql.placeholder` marks the values.
 * Building a query's text costs more than half as much as sending it, so frequent queries use this. The
 * statement runs on the given handle, so it takes part in that handle's transaction. Placeholders in
 * conditions take what the driver takes (an instant as ISO text). Those in `values` and `set` take what the
 * column takes.
 *
 * PostgreSQL plans the statement once per connection. A pooler in between must support prepared statements
 * (PgBouncer ≥ 1.21).
 */
export function statement<Result>(build: (db: Database) => { prepare(name: string): Prepared<Result> }) {
  count += 1;
  const name = `fisioterapia_${count}`;
  const known = new WeakMap<object, Prepared<Result> & { client: unknown }>();
  return (db: Database, values: Record<string, unknown>): Promise<Result> => {
    const { dialect, _ } = db as unknown as Inside;
    let prepared = known.get(dialect);
    if (!prepared) {
      prepared = build(db).prepare(name) as Prepared<Result> & { client: unknown };
      if (!('client' in prepared))
        throw new Error('drizzle keeps its connection elsewhere than this version knows');
      known.set(dialect, prepared);
    }
    // Run the prepared statement on this handle's connection, because a transaction has its own.
    const bound = Object.create(prepared) as typeof prepared;
    bound.client = _.session.client;
    return bound.execute(values);
  };
}
