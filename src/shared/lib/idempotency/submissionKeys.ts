import { nanoid } from '@reduxjs/toolkit';

/**
 * Returns a function that gives the `Idempotency-Key` of a create. The same body sent again, e.g. after a
 * lost answer, gets the same key; another body gets a new one. Create one per opened form.
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
