import { eq, is, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema';

/** Ids of the record and of the patient's account, if there is one. */
export interface Subject {
  patientId: string;
  userId: string | null;
}

export type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

/** Every table of the schema with its name in code. */
export const TABLES = Object.entries(schema).filter(([, value]) => is(value, PgTable)) as unknown as [
  TableName,
  PgTable,
][];

/**
 * Columns that name a person or record without a foreign key. Access log events outlive both; an idempotency
 * key belongs to its sender.
 */
const LOOSE: Partial<Record<TableName, (subject: Subject) => (SQL | undefined)[]>> = {
  auditEvents: ({ patientId, userId }) => [
    eq(schema.auditEvents.patientId, patientId),
    userId === null ? undefined : eq(schema.auditEvents.actorId, userId),
  ],
  idempotencyKeys: ({ userId }) => [userId === null ? undefined : eq(schema.idempotencyKeys.userId, userId)],
};

/** Tables that never belong to a patient: exercises are the practice's, whoever wrote them. */
const SHARED: readonly TableName[] = ['exercises'];

const nameOf = new Map(TABLES.map(([name, table]) => [getTableConfig(table).name, name]));

/** The tables that `table` references, with the referencing columns. */
function references(table: PgTable) {
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [from, to] = [columns[0], foreignColumns[0]];
    const name = nameOf.get(getTableConfig(foreignTable).name);
    return from && to && name ? [{ from, to, table: foreignTable, name }] : [];
  });
}

/**
 * Condition for the subject's rows in a table: their record, their account, and rows that reference these
 * directly or indirectly by foreign keys. Undefined for tables that cannot hold any.
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
    // An array instead of `in (select …)`: within an `or`, only the array lets each column's index be used.
    return theirs ? [sql`${from} = any(array(select ${to} from ${other} where ${theirs}))`] : [];
  });
  return or(...byReference, ...(LOOSE[name]?.(subject) ?? []));
}
