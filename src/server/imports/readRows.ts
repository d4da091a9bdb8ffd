import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnyObject, type ObjectSchema, ValidationError } from 'yup';

/** Rows that are read before others get their turn. */
const ROWS_PER_TURN = 20;

/** A row as its schema reads it, or what is wrong with it. */
export type ReadRow<Row> = { row: Row } | { error: ValidationError };

function readRow<Row extends AnyObject>(schema: ObjectSchema<Row>, value: unknown): ReadRow<Row> {
  try {
    const options = { abortEarly: false, stripUnknown: true, disableStackTrace: true };
    return { row: schema.validateSync(value ?? {}, options) as Row };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { error };
  }
}

/** Reads rows of a file a few at a time, so that a long one blocks nobody. */
export async function readRows<Row extends AnyObject>(
  schema: ObjectSchema<Row>,
  values: readonly unknown[],
): Promise<ReadRow<Row>[]> {
  const read: ReadRow<Row>[] = [];
  for (const [at, value] of values.entries()) {
    if (at % ROWS_PER_TURN === 0) await nextTurn();
    read.push(readRow(schema, value));
  }
  return read;
}
