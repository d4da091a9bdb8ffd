import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Current step of a public screen. Each screen begins at `start`, which at sign-in is the password. */
export type AccessStage =
  | 'start'
  /** Sign-in: the password was right, and the account requires an authenticator code. */
  | 'authenticator'
  /** Sign-in: a recovery code instead of the authenticator code. */
  | 'recoveryCode'
  /** The user requested the e-mail for a new password. */
  | 'passwordResetRequested'
  /** The reset link is unknown, used or expired. */
  | 'resetLinkRefused'
  | 'invitationAccepted';

export interface AuthState {
  stage: AccessStage;
}

const initialState: AuthState = { stage: 'start' };

/**
 * Step of the public screens. The forms hold what is typed; the vault holds passwords, codes, challenges and
 * links.
 */
export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    accessStageReached: (_state, { payload }: PayloadAction<AccessStage>) => ({ stage: payload }),
    /** A public screen was left; the next one begins at `start`. */
    accessScreenLeft: () => initialState,
  },
  selectors: { selectAccessStage: ({ stage }) => stage },
});

export const { accessStageReached, accessScreenLeft } = authSlice.actions;
export const { selectAccessStage } = authSlice.selectors;
