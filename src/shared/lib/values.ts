import { searchable, searchFor } from '@/contract/common/text';

/** Whether a value is an object with fields: neither `null` nor an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two sets of values of a form, which are plain JSON, are the same. */
export const sameValues = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * A place for values that a store works with by id and that are part of no action and no state: bytes of files, rows
 * of a table. They go with the store, or when they are deleted.
 */
export function heldValues<Value>(): (extra: unknown) => Map<string, Value> {
  const held = new WeakMap<object, Map<string, Value>>();
  return (extra) => {
    const key = extra as object;
    const values = held.get(key) ?? new Map<string, Value>();
    held.set(key, values);
    return values;
  };
}

/**
 * Does a task for each item in order, `limit` of them at a time. Resolves when the last has ended; a task must not
 * reject.
 */
export async function atMost<Item>(
  limit: number,
  items: readonly Item[],
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const work = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: limit }, work));
}

/** Whether a row matches the search text. */
type TextMatch<Row> = (row: Row) => boolean;

/**
 * Prepares a search over rows by the rule of `searchFor`: every word of the query, or the telephone, in one of a row's
 * texts. Texts are brought to their form once, so a keystroke only compares. An empty query matches every row.
 */
export function textSearch<Row extends object>(
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): (query: string) => TextMatch<Row> {
  const known = new WeakMap<Row, string>();
  const textOf = (row: Row): string => {
    let text = known.get(row);
    if (text === undefined) {
      text = searchable(textsOf(row));
      known.set(row, text);
    }
    return text;
  };
  return (query) => {
    const fits = searchFor(query);
    return query.trim() === '' ? () => true : (row) => fits(textOf(row));
  };
}
