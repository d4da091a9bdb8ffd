const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * How long a session lives, in ms: `idle` without use, `absolute` from sign-in on. Staff see many records, often on a
 * shared computer; a patient sees their own on a phone, and sign-in trouble is why patients leave such applications.
 */
export const SESSION_LIMITS = {
  THERAPIST: { idle: 24 * HOUR, absolute: 7 * DAY },
  ADMIN: { idle: 24 * HOUR, absolute: 7 * DAY },
  PATIENT: { idle: 30 * DAY, absolute: 90 * DAY },
} as const;

/** `lastUsedAt` is written at most this often, in ms. */
export const SESSION_TOUCH_MS = 60_000;

/** How long the second step of a sign-in may take, in ms. */
export const LOGIN_CHALLENGE_MS = 5 * 60_000;

/**
 * Wrong codes of one account, from all addresses, before it must wait, and for how long. Unlike a password's, these
 * guesses are counted per account: only who knows the password can make them, so no stranger locks the owner out.
 */
export const CODE_GUESSES = { max: 10, windowMs: 15 * 60_000 } as const;

/** How long a link to choose a new password works, in ms. */
export const PASSWORD_RESET_MS = HOUR;
