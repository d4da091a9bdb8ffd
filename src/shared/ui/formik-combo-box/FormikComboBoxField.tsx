import { ComboBoxField, type ComboBoxFieldProps } from '@/shared/ui/combo-box-field/ComboBoxField';
import { useFormikField } from '@/shared/ui/formik/FormikFields';

export type FormikComboBoxFieldProps = Omit<ComboBoxFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form. */
  name: string;
};

/** `ComboBoxField` bound to a Formik form. */
export function FormikComboBoxField({ name, ...props }: FormikComboBoxFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <ComboBoxField {...field} value={field.value ?? ''} {...props} />;
}
