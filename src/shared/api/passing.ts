import type { ApiError } from './errors';

/** Waits in milliseconds before what failed for a moment is tried again. */
export const RETRY_MS = [1000, 3000, 8000, 15_000] as const;

/** Whether a failure may pass by itself: no line, an overloaded server. */
export const isPassing = (error: ApiError): boolean =>
  typeof error.status !== 'number' || error.status >= 500 || error.status === 429;
