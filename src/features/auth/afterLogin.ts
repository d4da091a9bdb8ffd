import { selectIsResumed } from '@/shared/identity';
import type { OpenState } from '@/shared/redux';
import { PUBLIC_ROUTES, screenOfSignInState } from '@/shared/routes';

/**
 * Where somebody who has just signed in goes: to the screen from which an expired session took them, else to the
 * dashboard. `left` is the state of the navigation to sign-in, which no address can set.
 */
export const afterLogin = (state: OpenState, left: unknown): string =>
  (selectIsResumed(state) && screenOfSignInState(left)) || PUBLIC_ROUTES.dashboard;
