import { isFulfilled, type Middleware } from '@reduxjs/toolkit';

/** Freezes a plain value deeply; a frozen object is assumed to be frozen deeply already. */
function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}

/**
 * Freezes answers before they reach the cache. The cache would do it by Immer, which looks through every new value for
 * drafts first: of ten thousand rows that took longer than reading them from the answer.
 */
export const freezeAnswers: Middleware = () => (next) => (action) => {
  if (isFulfilled(action)) freezeDeep(action.payload);
  return next(action);
};
