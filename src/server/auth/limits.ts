import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contract/common/constants';

/**
 * Lifetime of a sign-in session in ms: `idle` without use, `absolute` from sign-in. Staff see many records,
 * often on a shared computer. Patients see only their own, on a phone, and give up when they must sign in
 * often.
 */
export const SESSION_LIMITS = {
  THERAPIST: { idle: 24 * HOUR_MS, absolute: 7 * DAY_MS },
  ADMIN: { idle: 24 * HOUR_MS, absolute: 7 * DAY_MS },
  PATIENT: { idle: 30 * DAY_MS, absolute: 90 * DAY_MS },
} as const;

/** Minimum time between two writes of `lastUsedAt`, in ms. */
export const SESSION_TOUCH_MS = MINUTE_MS;

/** How long the row of a sign-in session that was ended or expired is kept, in ms. */
export const ENDED_SESSION_MS = 30 * DAY_MS;

/** Time allowed for the second step of a sign-in, in ms. */
export const LOGIN_CHALLENGE_MS = 5 * MINUTE_MS;

/**
 * Wrong codes of one account, from all addresses, within `windowMs` before the account must wait. Codes are
 * counted per account, unlike passwords. Only somebody who knows the password can guess codes, so no stranger
 * can lock the owner out.
 */
export const CODE_GUESSES = { max: 10, windowMs: 15 * MINUTE_MS } as const;

/** Lifetime of a link to choose a new password, in ms. */
export const PASSWORD_RESET_MS = HOUR_MS;

/** How long the row of such a link is kept once it has expired, in ms. */
export const EXPIRED_RESET_MS = DAY_MS;
