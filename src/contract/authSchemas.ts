import * as yup from 'yup';
import { ACCOUNT_MESSAGES, AUTH_MESSAGES, SECOND_FACTOR_LIMITS } from './account';
import { AUTH_LIMITS } from './auth';
import { TEXT_LIMITS } from './common/constants';
import { email, enumValue, phone, requiredText, text } from './common/fields';

/** Passwords are never trimmed, because they may begin or end with spaces. */
const password = (requiredMessage: string = AUTH_MESSAGES.passwordRequired) =>
  yup
    .string()
    .transform((_value: unknown, original: unknown) => original)
    .typeError(AUTH_MESSAGES.passwordRequired)
    .required(requiredMessage)
    .max(AUTH_LIMITS.passwordMax, `Máximo ${AUTH_LIMITS.passwordMax} caracteres`);

const newPassword = () => password().min(AUTH_LIMITS.passwordMin, AUTH_MESSAGES.passwordTooShort);

/** The password of another field, typed once more. */
const repeated = (field: string) =>
  yup
    .string()
    .required(AUTH_MESSAGES.confirmRequired)
    .oneOf([yup.ref(field)], AUTH_MESSAGES.passwordMismatch);

/** Body of POST /api/auth/login. */
export const loginSchema = yup.object({
  email: email().required(AUTH_MESSAGES.emailRequired),
  password: password(),
});

/** Body of POST /api/auth/register. Only a THERAPIST can register publicly. */
export const registerSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, AUTH_MESSAGES.nameRequired),
  email: email().required(AUTH_MESSAGES.emailRequired),
  password: newPassword(),
  role: enumValue(['THERAPIST'] as const, AUTH_MESSAGES.therapistsOnly).default('THERAPIST'),
  phone: phone(),
});

/** Registration form: the body's fields and the confirmation. */
export const registerFormSchema = registerSchema.omit(['role']).shape({
  confirmPassword: repeated('password'),
});

/** Body of accepting an invitation. */
export const acceptInvitationSchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, AUTH_MESSAGES.nameRequired).min(
    AUTH_LIMITS.invitationNameMin,
    AUTH_MESSAGES.nameTooShort,
  ),
  password: newPassword(),
});

/** Form for accepting an invitation: the body's fields and the confirmation. */
export const acceptInvitationFormSchema = acceptInvitationSchema.shape({
  confirmPassword: repeated('password'),
});

/** Body of POST /api/auth/change-password. */
export const changePasswordSchema = yup.object({
  currentPassword: password(),
  newPassword: newPassword(),
});

/** Form for changing the user's password: the body's fields and the confirmation. */
export const changePasswordFormSchema = changePasswordSchema.shape({
  confirmPassword: repeated('newPassword'),
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

/** Form behind a reset link: the new password and its confirmation. */
export const newPasswordFormSchema = yup.object({
  password: newPassword(),
  confirmPassword: repeated('password'),
});

/**
 * Spaces and hyphens are ignored: authenticators show `123 456`, and recovery codes are written in groups.
 */
const code = () =>
  requiredText(40, ACCOUNT_MESSAGES.codeRequired).transform((value: unknown) =>
    typeof value === 'string' ? value.replace(/[\s-]/g, '') : value,
  );

/** Body of POST /api/auth/login/second-factor: an authenticator code or a recovery code. */
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
