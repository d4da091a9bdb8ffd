import { memo } from 'react';
import { DateField, type DateFieldProps } from '@/shared/ui/date-field';
import { useFormikField } from '@/shared/ui/formik';

export type FormikDateFieldProps = Omit<DateFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** Drawn again only for its own value, because it is heavy. */
const SteadyDateField = memo(DateField);

/** `DateField` bound to a Formik form. */
export function FormikDateField({ name, ...props }: FormikDateFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <SteadyDateField {...field} value={field.value ?? ''} {...props} />;
}
