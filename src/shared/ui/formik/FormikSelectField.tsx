import { NativeSelectField, type NativeSelectFieldProps } from '@/shared/ui/native-select-field';
import { useFormikField } from './useFormikField';

export type FormikSelectFieldProps = Omit<
  NativeSelectFieldProps<string>,
  'value' | 'onChange' | 'error' | 'name'
> & {
  /** Path of the value in the form. */
  name: string;
};

/** `NativeSelectField` bound to a Formik form. */
export function FormikSelectField({ name, ...props }: FormikSelectFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <NativeSelectField {...field} value={field.value ?? ''} {...props} />;
}
