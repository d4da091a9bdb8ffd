import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/contract/auth/entities';

/** `checking`: a saved session is being verified (the guard shows 'Cargando...'). */
export type IdentityStatus = 'checking' | 'guest' | 'signedIn';

export interface IdentityState {
  status: IdentityStatus;
  user: User | null;
}

const initialState: IdentityState = { status: 'guest', user: null };

const signedIn = (_state: IdentityState, action: PayloadAction<User>): IdentityState => ({
  status: 'signedIn',
  user: action.payload,
});
const signedOut = (): IdentityState => initialState;

/** Who is signed in. The token itself is in the vault, never here. */
export const identitySlice = createSlice({
  name: 'identity',
  initialState,
  reducers: {
    /** A saved session was found and is being verified. */
    sessionFound: (_state, action: PayloadAction<User>) => ({
      status: 'checking' as const,
      user: action.payload,
    }),
    /** Log-in, registration, or a saved session that stands (also when the server cannot be reached). */
    sessionStarted: signedIn,
    /** The user changed their own profile. */
    userUpdated: signedIn,
    /** The person left. */
    loggedOut: signedOut,
    /** The server no longer accepts the token. */
    sessionExpired: signedOut,
    /** Another tab signed out; this one follows. */
    signedOutElsewhere: signedOut,
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIdentityStatus: (state) => state.status,
  },
});

export const { sessionFound, sessionStarted, userUpdated, loggedOut, sessionExpired, signedOutElsewhere } =
  identitySlice.actions;
export const { selectUser, selectIdentityStatus } = identitySlice.selectors;
