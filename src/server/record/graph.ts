import { eq, is, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema';

/** Whose rows: the record, and the account if there is one. */
export interface Subject {
  patientId: string;
  userId: string | null;
}

export type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

/** Every table of the schema by the name it has in code. */
export const TABLES = Object.entries(schema).filter(([, value]) => is(value, PgTable)) as unknown as [
  TableName,
  PgTable,
][];

/**
 * Columns that name a person or a record without a foreign key: the trail outlives both, and an answer's key belongs to
 * whoever sent it.
 */
const LOOSE: Partial<Record<TableName, (subject: Subject) => (SQL | undefined)[]>> = {
  auditEvents: ({ patientId, userId }) => [
    eq(schema.auditEvents.patientId, patientId),
    userId === null ? undefined : eq(schema.auditEvents.actorId, userId),
  ],
  idempotencyKeys: ({ userId }) => [userId === null ? undefined : eq(schema.idempotencyKeys.userId, userId)],
};

/** The table of the library: exercises are the practice's, whoever wrote them. */
const SHARED: readonly TableName[] = ['exercises'];

const nameOf = new Map(TABLES.map(([name, table]) => [getTableConfig(table).name, name]));

/** Tables that rows of `table` refer to, with the columns that do. */
function references(table: PgTable) {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [from, to] = [columns[0], foreignColumns[0]];
    const name = nameOf.get(getTableConfig(foreignTable).name);
    return from && to && name ? [{ from, to, table: foreignTable, name }] : [];
  });
}

/**
 * Which rows of a table are the subject's: their record, their account, and whatever refers to one of these or to
 * something that does, as the foreign keys of the schema say it. Undefined for tables that can hold nothing of theirs.
 */
export function rowsOfSubject(name: TableName, subject: Subject): SQL | undefined {
  if (name === 'patients') return eq(schema.patients.id, subject.patientId);
  if (name === 'users') return subject.userId === null ? undefined : eq(schema.users.id, subject.userId);
  if (SHARED.includes(name)) return undefined;
  const table = TABLES.find(([candidate]) => candidate === name)?.[1];
  if (!table) return undefined;
  const byReference = references(table).flatMap(({ from, to, table: other, name: otherName }) => {
    if (otherName === name) return [];
    const theirs = rowsOfSubject(otherName, subject);
    // An array, not `in (select …)`: joined by `or`, only this lets each column's index serve.
    return theirs ? [sql`${from} = any(array(select ${to} from ${other} where ${theirs}))`] : [];
  });
  return or(...byReference, ...(LOOSE[name]?.(subject) ?? []));
}
