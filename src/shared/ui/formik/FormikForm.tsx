import { type FormikHelpers, useFormikContext } from 'formik';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { cx } from '@/shared/lib/css';
import { watchPresses } from '@/shared/lib/pointerPress';
import { Button, type ButtonProps } from '@/shared/ui/button/Button';
import { focusFirstInvalid } from '../field-shell/focusFirstInvalid';
import formLayoutStyles from '../form-layout/formLayout.module.css';

export interface FormikFormProps {
  children: ReactNode;
  /** Accessible name, which makes the form a landmark. */
  label?: string;
  /** Space between its parts; `none` if they have their own. */
  spacing?: 'normal' | 'tight' | 'none';
  className?: string;
  /** The form goes away once it is saved: nothing more can be typed while it is being saved, because it would be lost. */
  closes?: boolean;
  /** Called when validation fails on submit. */
  onInvalid?: () => void;
  /** The form element, e.g. for `requestSubmit`. */
  ref?: RefObject<HTMLFormElement | null>;
}

/**
 * The `<form>` inside a `<Formik>`. After a failed submission, by validation or by the server, it focuses the
 * first invalid field. It submits once at a time, because a held Enter key would submit repeatedly (formik
 * #3590). Formik's `onSubmit` is the `submit` of a `useSubmit`.
 */
export function FormikForm({
  children,
  label,
  spacing = 'normal',
  className,
  closes = false,
  onInvalid,
  ref,
}: FormikFormProps) {
  const { submitForm, isSubmitting, handleReset } = useFormikContext();
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  const sending = useRef(false);
  const wasSubmitting = useRef(false);

  useEffect(watchPresses, []);

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) focusFirstInvalid(form.current);
    wasSubmitting.current = isSubmitting;
  }, [form, isSubmitting]);

  useEffect(() => {
    const element = form.current;
    if (!closes || !isSubmitting || !element) return undefined;
    const refuse = (event: Event) => event.preventDefault();
    element.addEventListener('beforeinput', refuse);
    return () => element.removeEventListener('beforeinput', refuse);
  }, [closes, form, isSubmitting]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // In a dialog rendered inside another form, the event must not submit the outer form too.
    event.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    try {
      // `submitForm` resolves to `onSubmit`'s result, or to undefined if validation failed.
      if ((await submitForm()) === undefined) onInvalid?.();
    } finally {
      sending.current = false;
    }
  }

  return (
    <form
      ref={form}
      className={cx(
        spacing !== 'none' && formLayoutStyles.stack,
        spacing === 'tight' && formLayoutStyles.tight,
        className,
      )}
      aria-label={label}
      noValidate
      onReset={handleReset}
      onSubmit={(event) => void handleSubmit(event)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key === 'Enter' && event.repeat && event.target instanceof HTMLInputElement)
          event.preventDefault();
      }}
    >
      {children}
    </form>
  );
}

/** Empties a form that adds to a list once its values are saved, unless something else was typed meanwhile. */
export function emptyAfterSaving<Values>(
  { setFormikState }: Pick<FormikHelpers<Values>, 'setFormikState'>,
  saved: Values,
  empty: Values,
): void {
  setFormikState((now) => (now.values === saved ? { ...now, values: empty, errors: {}, touched: {} } : now));
}

export type FormikSubmitProps = Omit<ButtonProps, 'type' | 'loading' | 'onClick'>;

/** Submit button that is busy while the form is being sent. */
export function FormikSubmit({ variant = 'primary', ...props }: FormikSubmitProps) {
  const { isSubmitting } = useFormikContext();
  return <Button {...props} variant={variant} type="submit" loading={isSubmitting} />;
}
