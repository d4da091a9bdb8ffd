import { TextAreaField, type TextAreaFieldProps } from '@/shared/ui/text-area-field';
import { useFormikField } from './useFormikField';

export type FormikTextAreaFieldProps = Omit<TextAreaFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `TextAreaField` bound to a Formik form. */
export function FormikTextAreaField({ name, ...props }: FormikTextAreaFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <TextAreaField {...field} value={field.value ?? ''} {...props} />;
}
