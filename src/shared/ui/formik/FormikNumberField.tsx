import { memo } from 'react';
import { NumberField, type NumberFieldProps } from '@/shared/ui/number-field';
import { useFormikField } from './useFormikField';

export type FormikNumberFieldProps = Omit<NumberFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** Drawn again only for its own value: a routine holds dozens of them, and each is heavy. */
const SteadyNumberField = memo(NumberField);

/** `NumberField` bound to a Formik form. */
export function FormikNumberField({ name, ...props }: FormikNumberFieldProps) {
  const field = useFormikField<number | null | undefined>(name);
  return <SteadyNumberField {...field} value={field.value ?? null} {...props} />;
}
