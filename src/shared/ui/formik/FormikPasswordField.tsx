import { PasswordField, type PasswordFieldProps } from '@/shared/ui/password-field';
import { useFormikField } from './useFormikField';

export type FormikPasswordFieldProps = Omit<PasswordFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `PasswordField` bound to a Formik form. */
export function FormikPasswordField({ name, ...props }: FormikPasswordFieldProps) {
  const field = useFormikField<string | undefined>(name);
  return <PasswordField {...field} value={field.value ?? ''} {...props} />;
}
