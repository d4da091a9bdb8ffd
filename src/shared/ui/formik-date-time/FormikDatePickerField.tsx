import { memo } from 'react';
import { DatePickerField, type DatePickerFieldProps } from '@/shared/ui/date-picker-field';
import { useFormikField } from '@/shared/ui/formik';

export type FormikDatePickerFieldProps = Omit<
  DatePickerFieldProps,
  'value' | 'onChange' | 'error' | 'name'
> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** Drawn again only for its own value, because it is heavy. */
const SteadyDatePickerField = memo(DatePickerField);

/** `DatePickerField` bound to a Formik form. */
export function FormikDatePickerField({ name, ...props }: FormikDatePickerFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <SteadyDatePickerField {...field} value={field.value ?? ''} {...props} />;
}
