import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as schema from './schema';

/** Name in code of a table of the schema. */
export type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

/** Every table of the schema with its name in code. */
export const TABLES = Object.entries(schema).filter(([, value]) => is(value, PgTable)) as unknown as [
  TableName,
  PgTable,
][];
