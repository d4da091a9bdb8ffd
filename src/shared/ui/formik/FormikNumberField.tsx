import { NumberField, type NumberFieldProps } from '@/shared/ui/number-field';
import { useFormikField } from './useFormikField';

export type FormikNumberFieldProps = Omit<NumberFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `NumberField` bound to a Formik form. */
export function FormikNumberField({ name, ...props }: FormikNumberFieldProps) {
  const field = useFormikField<number | null | undefined>(name);
  return <NumberField {...field} value={field.value ?? null} {...props} />;
}
