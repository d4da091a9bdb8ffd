import { TextField, type TextFieldProps } from '@/shared/ui/text-field';
import { useFormikField } from './useFormikField';

export type FormikTextFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `TextField` bound to a Formik form. */
export function FormikTextField({ name, ...props }: FormikTextFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <TextField {...field} value={field.value ?? ''} {...props} />;
}
