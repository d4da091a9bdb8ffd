/** Limits of sign-in. Times in milliseconds. */
export const AUTH_LIMITS = {
  passwordMin: 6,
  /** Argon2 processes the whole password, so the limit bounds the cost of a sign-in. */
  passwordMax: 200,
  invitationNameMin: 2,
  loginTimeoutMs: 30_000,
  verifyTimeoutMs: 10_000,
} as const;

/** Keys in local storage: `token` as text, `user` as JSON. */
export const STORAGE_KEYS = { token: 'token', user: 'user' } as const;
