import { useFormikContext } from 'formik';
import { Button, type ButtonProps } from '@/shared/ui/button';

export type FormikSubmitProps = Omit<ButtonProps, 'type' | 'loading' | 'onClick'>;

/** Submit button that is busy while the form is being sent. */
export function FormikSubmit({ variant = 'primary', ...props }: FormikSubmitProps) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} variant={variant} type="submit" loading={isSubmitting} />;
}
