import { LOGIN_MESSAGES } from '@/contract/auth';
import { type FailureText, isApiError } from '@/shared/api/errors';

const GATEWAY_STATUSES: readonly unknown[] = [502, 503, 504];

/**
 * Message for a failed sign-in or registration: the server's, else that of the network failure, else
 * `fallback`.
 */
export const loginErrorText: FailureText = (error, fallback) => {
  if (!isApiError(error)) return fallback;
  if (error.status === 'TIMEOUT') return LOGIN_MESSAGES.loginTimeout;
  if (error.status === 'NETWORK') return LOGIN_MESSAGES.connectionFailed;
  if (error.message) return error.message;
  if (GATEWAY_STATUSES.includes(error.status)) return LOGIN_MESSAGES.serverUnreachable;
  if (error.status === 'PARSING') return LOGIN_MESSAGES.internalError('La respuesta no se pudo leer.');
  if (typeof error.status === 'number' && error.status >= 500)
    return LOGIN_MESSAGES.internalError(`(${error.status})`);
  return fallback;
};
