import { ScaleField, type ScaleFieldProps } from '@/shared/ui/scale-field';
import { useFormikField } from './useFormikField';

export type FormikScaleFieldProps = Omit<ScaleFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `ScaleField` bound to a Formik form. */
export function FormikScaleField({ name, ...props }: FormikScaleFieldProps) {
  const field = useFormikField<number | null | undefined>(name);
  return <ScaleField {...field} value={field.value ?? null} {...props} />;
}
