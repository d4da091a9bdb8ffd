import { createSlice } from '@reduxjs/toolkit';

/** How far signing in has come: the password, a code of the authenticator, or a recovery code in its place. */
export type SignInStep = 'credentials' | 'secondFactor' | 'recovery';

/** What was asked for on the screen that is open, and taken by the server. */
export type Granted = 'passwordReset' | 'invitation';

export interface AuthState {
  step: SignInStep;
  granted: Granted | null;
  /** The link of a password mail turned out to be unknown, used or too old. */
  resetLinkRefused: boolean;
}

const initialState: AuthState = { step: 'credentials', granted: null, resetLinkRefused: false };

/**
 * Where somebody stands on the screens before the session. What they typed there stays with the forms, and what is
 * secret (passwords, codes, challenges, links) with the vault.
 */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    /** The password was right, and the account asks for a code too. */
    secondFactorAsked: (state) => {
      state.step = 'secondFactor';
    },
    recoveryChosen: (state) => {
      state.step = 'recovery';
    },
    authenticatorChosen: (state) => {
      state.step = 'secondFactor';
    },
    /** Back to the password. */
    signInRestarted: (state) => {
      state.step = 'credentials';
    },
    passwordResetRequested: (state) => {
      state.granted = 'passwordReset';
    },
    invitationAccepted: (state) => {
      state.granted = 'invitation';
    },
    resetLinkRefused: (state) => {
      state.resetLinkRefused = true;
    },
    /** A screen before the session was left: the next begins anew. */
    accessScreenLeft: () => initialState,
  },
  selectors: {
    selectSignInStep: ({ step }) => step,
    selectGranted: ({ granted }) => granted,
    selectResetLinkRefused: (state) => state.resetLinkRefused,
  },
});

export const {
  secondFactorAsked,
  recoveryChosen,
  authenticatorChosen,
  signInRestarted,
  passwordResetRequested,
  invitationAccepted,
  resetLinkRefused,
  accessScreenLeft,
} = authSlice.actions;
export const { selectSignInStep, selectGranted, selectResetLinkRefused } = authSlice.selectors;
