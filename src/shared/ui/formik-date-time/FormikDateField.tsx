import { DateField, type DateFieldProps } from '@/shared/ui/date-field';
import { useFormikField } from '@/shared/ui/formik';

export type FormikDateFieldProps = Omit<DateFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `DateField` bound to a Formik form. */
export function FormikDateField({ name, ...props }: FormikDateFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <DateField {...field} value={field.value ?? ''} {...props} />;
}
