import { getTableName } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

type Identified = PgTable & { id: AnyPgColumn };

/** Stores a row and returns its id. */
export async function insertRow<Table extends Identified>(
  db: Database,
  table: Table,
  values: Table['$inferInsert'],
): Promise<string> {
  // Drizzle types no insert into a table that is a type parameter.
  const into: Identified = table;
  const [row] = await db
    .insert(into)
    .values(values as never)
    .returning({ id: into.id });
  if (!row) throw new Error(`A row of ${getTableName(into)} was not stored`);
  return row.id as string;
}
