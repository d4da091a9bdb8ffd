/** Paths of account settings, separate from `AUTH_PATHS` because the first screen needs none of them. */
export const ACCOUNT_PATHS = {
  changePassword: '/api/auth/change-password',
  passwordReset: '/api/auth/password-reset',
  passwordResetConfirm: '/api/auth/password-reset/confirm',
  sessions: '/api/auth/sessions',
  otherSessions: '/api/auth/sessions/others',
  loginSecondFactor: '/api/auth/login/second-factor',
  secondFactor: '/api/auth/second-factor',
  secondFactorConfirm: '/api/auth/second-factor/confirm',
  secondFactorDisable: '/api/auth/second-factor/disable',
} as const;
