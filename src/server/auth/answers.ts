import * as yup from 'yup';
import { ROLES } from '@/contract/common/roles';

/** A user as it leaves the server (spec §3 User). */
export const userAnswer = yup.object({
  id: yup.string().required(),
  name: yup.string().required(),
  email: yup.string().required(),
  role: yup.string().oneOf(ROLES).required(),
  phone: yup.string().nullable(),
});

/** Answer of log-in and registration (spec §7). */
export const sessionAnswer = yup.object({ token: yup.string().required(), user: userAnswer.required() });

/** GET /api/auth/verify. */
export const verifyAnswer = yup.object({ user: userAnswer.required() });

/** GET /api/auth/sessions. */
export const sessionsAnswer = yup.object({
  sessions: yup
    .array(
      yup.object({
        id: yup.string().required(),
        createdAt: yup.string().required(),
        lastUsedAt: yup.string().required(),
        userAgent: yup.string().nullable(),
        address: yup.string().nullable(),
        current: yup.boolean().required(),
      }),
    )
    .required(),
});

/** GET /api/auth/second-factor. */
export const secondFactorAnswer = yup.object({
  enabled: yup.boolean().required(),
  recoveryCodesLeft: yup.number().required(),
});

/** POST /api/auth/second-factor: shown once. */
export const secondFactorSetupAnswer = yup.object({
  key: yup.string().required(),
  uri: yup.string().required(),
});

/** POST /api/auth/second-factor/confirm: shown once. */
export const recoveryCodesAnswer = yup.object({
  recoveryCodes: yup.array(yup.string().required()).required(),
});
