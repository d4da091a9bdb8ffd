/** Limits of sign-in (spec §5, §9). Times in milliseconds. */
export const AUTH_LIMITS = {
  passwordMin: 6,
  /** Not in the spec: argon2 reads the whole password, so an upper bound keeps a log-in cheap. */
  passwordMax: 200,
  invitationNameMin: 2,
  loginTimeoutMs: 30_000,
  verifyTimeoutMs: 10_000,
} as const;

/** Keys in local storage (spec §9): `token` raw, `user` as JSON. */
export const STORAGE_KEYS = { token: 'token', user: 'user' } as const;
