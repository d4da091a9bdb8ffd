import * as yup from 'yup';
import { type Entity, given, instant, maybe, whole } from './common/fields';
import { ROLES } from './common/roles';

/** A user: an account that can sign in. */
export const user = yup.object({
  id: given(),
  name: given(),
  email: given(),
  role: yup.string().oneOf(ROLES).required(),
  phone: maybe(),
  /** True for a THERAPIST who is administration too; absent for anybody else, and on other backends. */
  alsoAdmin: yup.boolean().oneOf([true]).optional(),
});
export type User = Entity<typeof user, 'phone' | 'alsoAdmin'>;

/** Answer of sign-in and registration. */
export const sessionAnswer = yup.object({ token: given(), user: user.required() });

/** GET /api/auth/verify. */
export const verifyAnswer = yup.object({ user: user.required() });

/** A sign-in session of the user, with the IP address of its last use. */
export const userSession = yup.object({
  id: given(),
  createdAt: instant(),
  lastUsedAt: instant(),
  userAgent: maybe(),
  address: maybe(),
  current: yup.boolean().required(),
});
export type UserSession = Entity<typeof userSession>;

/** GET /api/auth/sessions. */
export const sessionsAnswer = yup.object({ sessions: yup.array(userSession).required() });

/** GET /api/auth/second-factor: whether sign-in requires a code. */
export const secondFactorState = yup.object({
  enabled: yup.boolean().required(),
  recoveryCodesLeft: whole(),
});
export type SecondFactorState = Entity<typeof secondFactorState>;

/** POST /api/auth/second-factor: the key as text (base32), and the address for the QR code. Shown once. */
export const secondFactorSetup = yup.object({ key: given(), uri: given() });
export type SecondFactorSetup = Entity<typeof secondFactorSetup>;

/** POST /api/auth/second-factor/confirm. Shown once. */
export const recoveryCodesAnswer = yup.object({ recoveryCodes: yup.array(given()).required() });

/**
 * `details` of the 401 to the first step of a sign-in with a second factor. `challenge` proves that the
 * password was right; it is sent with the code.
 */
export interface LoginChallenge {
  code: 'SECOND_FACTOR_REQUIRED';
  challenge: string;
}
