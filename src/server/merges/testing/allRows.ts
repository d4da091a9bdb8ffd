import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { rowsOf, type Database } from '../../db/database';
import { TABLES } from '../../record/rowsRepository';

/** What merges and undos write themselves, beside the records. */
const OWN_TABLES = ['record_merges', 'record_merge_rows', 'audit_events'];

/** Every row of every table as text, but what a merge itself writes down. */
export async function allRows(db: Database): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const [, table] of TABLES) {
    const { name } = getTableConfig(table);
    if (OWN_TABLES.includes(name)) continue;
    const rows = await rowsOf<{ row: string }>(
      db.execute(sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t order by 1`),
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}
