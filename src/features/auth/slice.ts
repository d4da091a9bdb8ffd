import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Step of the public screen that is open. Each screen begins at `start`; at sign-in that is the password. */
export type AccessStage =
  | 'start'
  /** Sign-in: the password was right, and the account asks for a code of the authenticator too. */
  | 'authenticator'
  /** Sign-in: a recovery code instead. */
  | 'recoveryCode'
  /** The person requested the mail for a new password. */
  | 'passwordResetRequested'
  /** The link of that mail is unknown, used or too old. */
  | 'resetLinkRefused'
  | 'invitationAccepted';

export interface AuthState {
  stage: AccessStage;
}

const initialState: AuthState = { stage: 'start' };

/**
 * Step of the public screens. The forms keep what is typed; the vault keeps secrets: passwords, codes,
 * challenges and links.
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
