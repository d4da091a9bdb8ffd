import * as yup from 'yup';
import { email, enumValue, phone, requiredText, text } from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { SECOND_FACTOR_LIMITS } from './accountLimits';
import { ACCOUNT_MESSAGES } from './accountMessages';
import { AUTH_LIMITS } from './limits';
import { AUTH_MESSAGES } from './messages';

/** A password is never trimmed: blanks at its ends are the person's own choice. */
const password = (requiredMessage: string = AUTH_MESSAGES.passwordRequired) =>
  yup
    .string()
    .transform((_value: unknown, original: unknown) => original)
    .typeError(AUTH_MESSAGES.passwordRequired)
    .required(requiredMessage)
    .max(AUTH_LIMITS.passwordMax, `Máximo ${AUTH_LIMITS.passwordMax} caracteres`);

const newPassword = () => password().min(AUTH_LIMITS.passwordMin, AUTH_MESSAGES.passwordTooShort);

/** Body of POST /api/auth/login. */
export const loginSchema = yup.object({
  email: email().required(AUTH_MESSAGES.emailRequired),
  password: password(),
});

/** Body of POST /api/auth/register. Only THERAPIST registers publicly. */
export const registerSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, AUTH_MESSAGES.nameRequired),
  email: email().required(AUTH_MESSAGES.emailRequired),
  password: newPassword(),
  role: enumValue(['THERAPIST'] as const, AUTH_MESSAGES.therapistsOnly).default('THERAPIST'),
  phone: phone(),
});

/** The registration form: the body's fields and the confirmation. */
export const registerFormSchema = registerSchema.omit(['role']).shape({
  confirmPassword: yup
    .string()
    .required(AUTH_MESSAGES.confirmRequired)
    .oneOf([yup.ref('password')], AUTH_MESSAGES.passwordMismatch),
});

/** Body of the acceptance of an invitation. */
export const acceptInvitationSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, AUTH_MESSAGES.nameRequired).min(
    AUTH_LIMITS.invitationNameMin,
    AUTH_MESSAGES.nameTooShort,
  ),
  password: newPassword(),
});

/** The acceptance form: the body's fields and the confirmation. */
export const acceptInvitationFormSchema = acceptInvitationSchema.shape({
  confirmPassword: yup
    .string()
    .required(AUTH_MESSAGES.confirmRequired)
    .oneOf([yup.ref('password')], AUTH_MESSAGES.passwordMismatch),
});

/** Body of POST /api/auth/change-password. */
export const changePasswordSchema = yup.object({
  currentPassword: password(),
  newPassword: newPassword(),
});

/** The form that changes the password of the signed-in: the body's fields and the confirmation. */
export const changePasswordFormSchema = changePasswordSchema.shape({
  confirmPassword: yup
    .string()
    .required(AUTH_MESSAGES.confirmRequired)
    .oneOf([yup.ref('newPassword')], AUTH_MESSAGES.passwordMismatch),
});

/** Body of POST /api/auth/password-reset. */
export const passwordResetRequestSchema = yup.object({
  email: email().required(AUTH_MESSAGES.emailRequired),
});

/** Body of POST /api/auth/password-reset/confirm. */
export const passwordResetConfirmSchema = yup.object({
  token: text(200).required(ACCOUNT_MESSAGES.resetInvalid),
  password: newPassword(),
});

/** The form behind the link of the mail: the new password and its confirmation. */
export const newPasswordFormSchema = yup.object({
  password: newPassword(),
  confirmPassword: yup
    .string()
    .required(AUTH_MESSAGES.confirmRequired)
    .oneOf([yup.ref('password')], AUTH_MESSAGES.passwordMismatch),
});

/** Authenticators show `123 456`, recovery codes are written in groups: blanks and hyphens do not count. */
const code = () =>
  requiredText(40, ACCOUNT_MESSAGES.codeRequired).transform((value: unknown) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '') : value,
  );

/** Body of POST /api/auth/login/second-factor: a code of the authenticator or a recovery code. */
export const secondFactorLoginSchema = yup.object({
  challenge: text(200).required(ACCOUNT_MESSAGES.challengeOver),
  code: code(),
});

/** Body of POST /api/auth/second-factor. The password is required again. */
export const secondFactorStartSchema = yup.object({ password: password() });

/** Body of POST /api/auth/second-factor/confirm. */
export const secondFactorConfirmSchema = yup.object({
  code: code().matches(new RegExp(`^\\d{${SECOND_FACTOR_LIMITS.digits}}$`), {
    message: ACCOUNT_MESSAGES.codeDigits,
    excludeEmptyString: true,
  }),
});

/** Body of POST /api/auth/second-factor/disable. */
export const secondFactorDisableSchema = yup.object({ password: password(), code: code() });
