import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { rowsOf, type Database } from '../db/database';
import { patients } from '../db/schema';
import { TABLES } from '../record/graph';

/** Tables that an import itself fills. */
const OWN = new Set(['patient_details']);

/** Every column that refers to a record, so that a new table counts without being named here. */
function references(): { table: string; column: string }[] {
  return TABLES.flatMap(([, table]) => {
    const { name, foreignKeys } = getTableConfig(table);
    return foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference();
      const isRecord = getTableConfig(foreignTable).name === getTableConfig(patients).name;
      return isRecord && !OWN.has(name)
        ? columns.map((column) => ({ table: name, column: column.name }))
        : [];
    });
  });
}

/**
 * Number of an import's records that something hangs on: rows of other tables, an account, or a later change. What was
 * deleted by hand is not among them: an undo leaves it hidden, for the legal term.
 */
export async function recordsInUse(db: Database, importId: string): Promise<number> {
  const used = references().map(({ table, column }) =>
    sql.raw(`or exists (select from "${table}" where "${table}"."${column}" = p.id)`),
  );
  const [row] = await rowsOf<{ total: number }>(
    db.execute(sql`select count(*)::int as total from patients p left join patient_details d on d.patient_id = p.id
      where p.import_id = ${importId} and p.deleted_at is null and (p.updated_at <> p.created_at or p.user_id is not null
        or d.updated_at <> p.created_at ${sql.join(used, sql.raw(' '))})`),
  );
  return row?.total ?? 0;
}
