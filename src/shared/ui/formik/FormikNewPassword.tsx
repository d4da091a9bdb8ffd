import { AUTH_LIMITS } from '@/contract/auth/limits';
import { FormikPasswordField } from './FormikPasswordField';

/** Props of a new password. */
export interface FormikNewPasswordProps {
  /** Path of the password in the form; that of its confirmation is `confirmPassword`. */
  name?: string;
  label?: string;
}

/** A password to be chosen, twice, so that a slip of the finger does not lock its owner out. */
export function FormikNewPassword({ name = 'password', label = 'Contraseña' }: FormikNewPasswordProps) {
  return (
    <>
      <FormikPasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        help={`Al menos ${AUTH_LIMITS.passwordMin} caracteres`}
        required
      />
      <FormikPasswordField
        name="confirmPassword"
        label="Confirmar contraseña"
        autoComplete="new-password"
        required
      />
    </>
  );
}
