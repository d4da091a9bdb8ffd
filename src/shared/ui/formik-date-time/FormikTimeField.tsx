import { memo } from 'react';
import { TimeField, type TimeFieldProps } from '@/shared/ui/time-field';
import { useFormikField } from '@/shared/ui/formik';

export type FormikTimeFieldProps = Omit<TimeFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** Drawn again only for its own value: a form holds a week of them, and each is heavy. */
const SteadyTimeField = memo(TimeField);

/** `TimeField` bound to a Formik form. */
export function FormikTimeField({ name, ...props }: FormikTimeFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <SteadyTimeField {...field} value={field.value ?? ''} {...props} />;
}
