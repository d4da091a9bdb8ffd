import { memo } from 'react';
import { DateField, type DateFieldProps } from '@/shared/ui/date-field/DateField';
import { DatePickerField, type DatePickerFieldProps } from '@/shared/ui/date-picker-field/DatePickerField';
import { useFormikField } from '@/shared/ui/formik/FormikFields';
import { TimeField, type TimeFieldProps } from '@/shared/ui/time-field/TimeField';

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
