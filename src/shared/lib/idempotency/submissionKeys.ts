import { nanoid } from '@reduxjs/toolkit';

/**
 * Gives the `Idempotency-Key` of a create: the same body sent again, after a lost answer, carries the same key, another
 * body another one. Make one per opened form. Backends that do not know the header are not disturbed by it.
 */
export function submissionKeys(): (body: unknown) => string {
  let last: string | undefined;
  let key = '';
  return (body) => {
    const text = JSON.stringify(body);
    if (text !== last) {
      last = text;
      key = nanoid(24);
    }
    return key;
  };
}
