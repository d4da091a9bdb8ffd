/** Travels with a navigation to the sign-in screen: in the tab's history, never in the address. */
interface SignInState {
  email?: string;
  from?: string;
}

/** State of a navigation to the sign-in screen that fills in the e-mail. */
export const signInState = (email: string): SignInState => ({ email });

/** State of a navigation to the sign-in screen away from another one, whose path it remembers. */
export const leftScreenState = (from: string): SignInState => ({ from });

/** The e-mail that a navigation brought; empty for any other state. */
export function emailOfSignInState(state: unknown): string {
  const email = (state as SignInState | null)?.email;
  return typeof email === 'string' ? email : '';
}

/** The path of the screen that was left for sign-in; empty for any other state. */
export function screenOfSignInState(state: unknown): string {
  const from = (state as SignInState | null)?.from ?? '';
  return /^\/[^/]/.test(from) ? from : '';
}
