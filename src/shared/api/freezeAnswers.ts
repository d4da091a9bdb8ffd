import { isFulfilled, type Middleware } from '@reduxjs/toolkit';

/** Freezes a plain value deeply. An already frozen object is assumed to be deeply frozen. */
function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}

/**
 * Freezes answers before they reach the cache. Immer would do so itself but first searches every value for
 * drafts, which for ten thousand rows took longer than parsing them.
 */
export const freezeAnswers: Middleware = () => (next) => (action) => {
  if (isFulfilled(action)) freezeDeep(action.payload);
  return next(action);
};
