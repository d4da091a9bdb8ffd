import { useEffect, useRef } from 'react';
import { LOGIN_MESSAGES } from '@/contract/auth';
import { type FailureText, isApiError } from '@/shared/api/errors';
import { selectIsResumed } from '@/shared/identity/slice';
import { type RootState, useAppDispatch } from '@/shared/redux';
import { PUBLIC_ROUTES, screenOfSignInState } from '@/shared/routes';
import { accessScreenLeft } from './slice';

/**
 * Path to open after sign-in: the screen interrupted by an expired session, else the dashboard. `left` is the
 * navigation state of `/login`; a link from outside cannot set it.
 */
export const afterLogin = (state: RootState, left: unknown): string =>
  (selectIsResumed(state) && screenOfSignInState(left)) || PUBLIC_ROUTES.dashboard;

/** For public screens: resets the step in the slice when the screen unmounts. */
export function useAccessScreen(): void {
  const dispatch = useAppDispatch();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // React's strict mode unmounts and remounts at once; wait a microtask to ignore that.
      queueMicrotask(() => {
        if (!isOpen.current) dispatch(accessScreenLeft());
      });
    };
  }, [dispatch]);
}

const GATEWAY_STATUSES: readonly unknown[] = [502, 503, 504];

/**
 * Message for a failed sign-in: the server's, else that of the network failure, else `fallback`.
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
