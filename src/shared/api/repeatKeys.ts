import { nanoid } from '@reduxjs/toolkit';

/** Calls whose keys are kept: more than anybody sends again. */
const KEPT = 50;

/** Calls without an answer yet, or with a refusal, and their keys, by the store's extra argument. */
const stores = new WeakMap<object, Map<string, string>>();

/**
 * Gives each call of a store the key by which our server knows it again; other backends ignore the header. The same call
 * sent again has the same key until it has succeeded: whether the first one was carried out, nobody here knows. A call
 * is told by its address and content.
 */
export function repeatKeys(store: object) {
  const keys = stores.get(store) ?? new Map<string, string>();
  stores.set(store, keys);
  return {
    header: 'Idempotency-Key',
    keyOf(call: string): string {
      const key = keys.get(call) ?? nanoid(24);
      keys.delete(call);
      keys.set(call, key);
      const [oldest] = keys.keys();
      if (keys.size > KEPT && oldest !== undefined) keys.delete(oldest);
      return key;
    },
    /** The call has succeeded: the same once more is meant. */
    forget: (call: string): void => void keys.delete(call),
  };
}
