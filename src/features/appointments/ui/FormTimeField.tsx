import { useFormikField } from '@/shared/ui/formik/FormikFields';
import { TimeField, type TimeFieldProps } from '@/shared/ui/time-field/TimeField';

export type FormTimeFieldProps = Omit<TimeFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  name: string;
};

/** `TimeField` bound to a Formik form. */
export function FormTimeField({ name, ...props }: FormTimeFieldProps) {
  const field = useFormikField<string>(name);
  return <TimeField {...field} {...props} />;
}
