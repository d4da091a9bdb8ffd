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
