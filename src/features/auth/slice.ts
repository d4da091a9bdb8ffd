import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * How far somebody has come on the screen before the session that is open. `start` is each screen's beginning (at
 * sign-in, the password); the others say what was asked for or answered there.
 */
export type AccessStage =
  | 'start'
  /** Sign-in: the password was right, and the account asks for a code of the authenticator too. */
  | 'authenticator'
  /** Sign-in: a recovery code instead. */
  | 'recoveryCode'
  /** The mail for a new password was asked for. */
  | 'passwordResetRequested'
  /** The link of that mail is unknown, used or too old. */
  | 'resetLinkRefused'
  | 'invitationAccepted';

export interface AuthState {
  stage: AccessStage;
}

const initialState: AuthState = { stage: 'start' };

/**
 * Where somebody stands on the screens before the session. What they typed there stays with the forms, and what is
 * secret (passwords, codes, challenges, links) with the vault.
 */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    accessStageReached: (_state, { payload }: PayloadAction<AccessStage>) => ({ stage: payload }),
    /** A screen before the session was left: the next begins anew. */
    accessScreenLeft: () => initialState,
  },
  selectors: { selectAccessStage: ({ stage }) => stage },
});

export const { accessStageReached, accessScreenLeft } = authSlice.actions;
export const { selectAccessStage } = authSlice.selectors;
