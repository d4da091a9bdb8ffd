import { DatePickerField, type DatePickerFieldProps } from '@/shared/ui/date-picker-field/DatePickerField';
import { useFormikField } from '@/shared/ui/formik/FormikFields';

export type FormDateFieldProps = Omit<DatePickerFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** `DatePickerField` bound to a Formik form. */
export function FormDateField({ name, ...props }: FormDateFieldProps) {
  const field = useFormikField<string>(name);
  return <DatePickerField {...field} {...props} />;
}
