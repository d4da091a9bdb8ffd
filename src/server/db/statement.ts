import type { Database } from './database';

interface Prepared<Result> {
  execute(values?: Record<string, unknown>): Promise<Result>;
}

/** What drizzle keeps inside: a handle's dialect, which its transactions share, and the connection of each. */
interface Inside {
  dialect: object;
  _: { session: { client: unknown } };
}

let count = 0;

/**
 * A statement that is put together once per database instead of once per call; `sql.placeholder` stands for what
 * changes. Building the text of a query costs more than half as much as sending it, so what every request asks for is
 * written so. It runs on the handle it is given, so in a transaction it is part of it. Placeholders of a condition take
 * what the driver takes (an instant as ISO text), those of `values` and `set` what the column takes.
 *
 * PostgreSQL plans it once per connection: a pooler in between must know prepared statements (PgBouncer ≥ 1.21).
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
    // The same statement on the connection of this handle: a transaction has one of its own.
    const bound = Object.create(prepared) as typeof prepared;
    bound.client = _.session.client;
    return bound.execute(values);
  };
}
