import { selectIsResumed } from '@/shared/identity/slice';
import type { RootState } from '@/shared/redux';
import { PUBLIC_ROUTES, screenOfSignInState } from '@/shared/routes';

/**
 * Path to open after sign-in: the screen interrupted by an expired session, else the dashboard. `left` is the
 * navigation state of `/login`; a link from outside cannot set it.
 */
export const afterLogin = (state: RootState, left: unknown): string =>
  (selectIsResumed(state) && screenOfSignInState(left)) || PUBLIC_ROUTES.dashboard;
