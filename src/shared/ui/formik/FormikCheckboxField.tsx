import { CheckboxField, type CheckboxFieldProps } from '@/shared/ui/checkbox-field';
import { useFormikField } from './useFormikField';

export type FormikCheckboxFieldProps = Omit<CheckboxFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `CheckboxField` bound to a Formik form. */
export function FormikCheckboxField({ name, ...props }: FormikCheckboxFieldProps) {
  const field = useFormikField<boolean | undefined>(name);
  return <CheckboxField {...field} value={field.value ?? false} {...props} />;
}
