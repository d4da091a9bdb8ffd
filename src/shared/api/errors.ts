import { FIRST_MESSAGES } from '@/contract/common/firstMessages';

/** Why a call failed, the same for every endpoint and backend. */
export interface ApiError {
  /** HTTP status, or what kept the answer from coming. */
  status: number | 'NETWORK' | 'TIMEOUT' | 'PARSING';
  /** The backend's own text (`error` or `message`), where it sent one. */
  message?: string;
  /** Spanish text per field, where the backend names fields. */
  fields?: Record<string, string>;
  /** What else the answer carries, e.g. the conflicting appointment. */
  details?: unknown;
  /** Seconds to wait before trying again (429, 503). */
  retryAfter?: number;
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value;
}

/** True where no answer came at all. */
export function isConnectionError(error: unknown): boolean {
  return isApiError(error) && (error.status === 'NETWORK' || error.status === 'TIMEOUT');
}

/** The text to show: 'Error de conexión' without an answer, else the backend's text, else `fallback` (spec §8). */
export function errorText(error: unknown, fallback: string): string {
  if (isConnectionError(error)) return FIRST_MESSAGES.networkError;
  return (isApiError(error) && error.message) || fallback;
}
