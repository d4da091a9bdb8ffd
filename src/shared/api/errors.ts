import { SHELL_MESSAGES } from '@/contract/common/messages';
import type { EditClash } from '@/contract/edits';
import { isObject } from '@/shared/lib/values';

/** Failure of a call, in the same shape for every endpoint and backend. */
export interface ApiError {
  /** HTTP status, or the kind of failure if there was no valid answer. */
  status: number | 'NETWORK' | 'TIMEOUT' | 'PARSING';
  /** The backend's own text (`error` or `message`), if it sent one. */
  message?: string;
  /** Error texts by field, if the backend sent them. */
  fields?: Record<string, string>;
  /** Further data of the answer, e.g. the conflicting appointment. */
  details?: unknown;
  /** Seconds to wait before trying again (429, 503). */
  retryAfter?: number;
}

export function isApiError(value: unknown): value is ApiError {
  return isObject(value) && 'status' in value;
}

/** Whether there was no answer at all. */
export function isConnectionError(error: unknown): boolean {
  return isApiError(error) && (error.status === 'NETWORK' || error.status === 'TIMEOUT');
}

/** The fields that a refused update says were changed meanwhile; none for any other failure. */
export function clashesOf(error: unknown): EditClash[] {
  const details = isApiError(error) && error.status === 409 ? error.details : undefined;
  const clashes: unknown = isObject(details) ? details.clashes : undefined;
  return Array.isArray(clashes)
    ? clashes.filter(isObject).map(({ field, mine, theirs }) => ({ field: String(field), mine, theirs }))
    : [];
}

/** Whether a change left the cached answers as right as they were. One that met another change did not. */
export const hasFailed = (error: unknown): boolean => Boolean(error) && clashesOf(error).length === 0;

/** Message for a failed call; `fallback` is the product's own text for the attempted action. */
export type FailureText = (error: unknown, fallback: string) => string;

/** 'Error de conexión' without an answer, else the backend's text, else `fallback`. */
export const errorText: FailureText = (error, fallback) => {
  if (isConnectionError(error)) return SHELL_MESSAGES.networkError;
  return (isApiError(error) && error.message) || fallback;
};

/** A query of a screen that cannot do without it, with the product's text for its failure. */
interface NeededQuery {
  error?: unknown;
  currentData?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
  text: string;
}

/** What could not be loaded, and how to ask for it again. */
export interface Failure {
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

/** The failure of the first query that has no answer, with one retry of all such; null if every query has one or waits. */
export function failureOf(...queries: NeededQuery[]): Failure | null {
  const failed = queries.filter(({ error, currentData }) => error && !currentData);
  return failed[0]
    ? {
        message: errorText(failed[0].error, failed[0].text),
        onRetry: () => failed.forEach(({ refetch }) => void refetch()),
        retrying: failed.some(({ isFetching }) => isFetching),
      }
    : null;
}

/** 'Error de conexión' without an answer, else `fallback`. For calls that never show the backend's text. */
export const catalogueText: FailureText = (error, fallback) =>
  isConnectionError(error) ? SHELL_MESSAGES.networkError : fallback;
