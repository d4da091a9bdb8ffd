import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** Columns of a table under their own names and in this order, for a `select` or `returning`. */
export function pickColumns<Table extends PgTable, Name extends keyof Table['_']['columns']>(
  table: Table,
  ...names: Name[]
): Pick<Table['_']['columns'], Name> {
  const columns = getTableColumns(table);
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as never;
}
