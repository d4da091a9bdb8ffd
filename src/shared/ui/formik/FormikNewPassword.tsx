import { AUTH_LIMITS } from '@/contract/auth';
import { FormikPasswordField } from './FormikPasswordField';

export interface FormikNewPasswordProps {
  /** Path of the password in the form. The confirmation is at `confirmPassword`. */
  name?: string;
  label?: string;
}

/** A new password, typed twice so that a typing error does not lock the user out. */
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
