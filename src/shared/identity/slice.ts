import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { User } from '@/contract/authAnswers';

/** `checking` means that a saved sign-in session is being verified (the guard shows 'Cargando...'). */
export type IdentityStatus = 'checking' | 'guest' | 'signedIn';

export interface IdentityState {
  status: IdentityStatus;
  user: User | null;
  /**
   * Id of the user whose sign-in session expired in this browser. Only that user returns to the interrupted
   * screen.
   */
  interrupted?: string;
}

const initialState: IdentityState = { status: 'guest', user: null };

const signedIn = ({ interrupted }: IdentityState, { payload }: PayloadAction<User>): IdentityState => ({
  status: 'signedIn',
  user: payload,
  ...(interrupted === payload.id && { interrupted }),
});
const signedOut = (): IdentityState => initialState;

/** The signed-in user. The token is never here, only in the vault. */
export const identitySlice = createSlice({
  name: 'identity',
  initialState,
  reducers: {
    /** A saved sign-in session was found and is being verified. */
    sessionFound: (_state, action: PayloadAction<User>) => ({
      status: 'checking' as const,
      user: action.payload,
    }),
    /**
     * After sign-in, registration, or a saved sign-in session that is valid or could not be verified without
     * a connection.
     */
    sessionStarted: signedIn,
    /** The user changed their own profile. */
    userUpdated: signedIn,
    /** The user signed out. */
    loggedOut: signedOut,
    /** The server no longer accepts the token. */
    sessionExpired: (state) => (state.user ? { ...initialState, interrupted: state.user.id } : state),
    /** Another tab signed out; this one follows. */
    signedOutElsewhere: signedOut,
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIdentityStatus: (state) => state.status,
    /** Nobody is signed in, because the sign-in session expired. */
    selectIsExpired: (state) => !state.user && state.interrupted !== undefined,
    /** The signed-in user is the one whose sign-in session had expired. */
    selectIsResumed: (state) => state.user?.id === state.interrupted && state.user !== null,
  },
});

export const { sessionFound, sessionStarted, userUpdated, loggedOut, sessionExpired, signedOutElsewhere } =
  identitySlice.actions;
/** Matches every way in which the sign-in session ends. */
export const sessionEnded = isAnyOf(loggedOut, sessionExpired, signedOutElsewhere);
export const { selectUser, selectIdentityStatus, selectIsExpired, selectIsResumed } = identitySlice.selectors;
