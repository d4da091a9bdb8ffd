import { PUBLIC_ROUTES } from './publicPaths';

/** State of a navigation to or from the sign-in screen. It is in the tab's history, never in the address. */
interface SignInState {
  email?: string;
  from?: string;
  invitation?: string;
}

/** Navigation state that fills in the e-mail on the sign-in screen. */
export const signInState = (email: string): SignInState => ({ email });

/** Navigation state with the path of the screen left for sign-in. */
export const leftScreenState = (from: string): SignInState => ({ from });

/** Navigation state with the path of an invitation that was opened while somebody is signed in. */
export const openedInvitationState = (invitation: string): SignInState => ({ invitation });

/** Reads the path of the opened invitation; empty for any other state. */
export function invitationOfState(state: unknown): string {
  const invitation = (state as SignInState | null)?.invitation;
  return typeof invitation === 'string' && invitation.startsWith(`${PUBLIC_ROUTES.invitation}/`)
    ? invitation
    : '';
}

/** Reads the e-mail from a navigation state; empty for any other state. */
export function emailOfSignInState(state: unknown): string {
  const email = (state as SignInState | null)?.email;
  return typeof email === 'string' ? email : '';
}

/** Reads the path of the screen left for sign-in; empty for any other state. */
export function screenOfSignInState(state: unknown): string {
  const from = (state as SignInState | null)?.from ?? '';
  return /^\/[^/]/.test(from) ? from : '';
}
