import { DatePickerField, type DatePickerFieldProps } from '@/shared/ui/date-picker-field';
import { useFormikField } from '@/shared/ui/formik';

export type FormDateFieldProps = Omit<DatePickerFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** `DatePickerField` bound to a Formik form. */
export function FormDateField({ name, ...props }: FormDateFieldProps) {
  const field = useFormikField<string>(name);
  return <DatePickerField {...field} {...props} />;
}
