import { type Database, rowsOf } from '../db/database';

/** How PostgreSQL would find the rows of a query, as text. */
export async function planOf(
  db: Database,
  query: { toSQL: () => { sql: string; params: unknown[] } },
): Promise<string> {
  const { sql, params } = query.toSQL();
  const plain = sql.replace(/\$(\d+)/g, (_all, n: string) => `'${String(params[Number(n) - 1])}'`);
  const plan = await rowsOf<{ 'QUERY PLAN': string }>(db.execute(`explain ${plain}`));
  return plan.map((line) => line['QUERY PLAN']).join('\n');
}
