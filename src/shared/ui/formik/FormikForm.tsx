import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useFormikContext } from 'formik';
import { cx } from '@/shared/lib/css';
import { watchPresses } from '@/shared/lib/pointer-press';
import { formLayoutStyles } from '../form-layout';

export interface FormikFormProps {
  children: ReactNode;
  id?: string;
  /** Accessible name, which makes the form a landmark. */
  label?: string;
  /** Room between its parts; `none` where they bring their own. */
  spacing?: 'normal' | 'tight' | 'none';
  className?: string;
  /** Reports each try that the form's schema refuses. */
  onInvalid?: () => void;
  /** The form element; its `requestSubmit` sends as the button does. */
  ref?: RefObject<HTMLFormElement | null>;
}

/**
 * The `<form>` inside a `<Formik>`. After a refused try, by the schema or by the server, it moves focus to the
 * first invalid field. It sends once at a time: a held Enter key would send again and again (formik #3590).
 * Formik's `onSubmit` is the `submit` of a `useSubmit`.
 */
export function FormikForm({
  children,
  id,
  label,
  spacing = 'normal',
  className,
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

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A dialog's form inside another form's tree must not send both.
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
      id={id}
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

function focusFirstInvalid(form: HTMLFormElement | null) {
  const field = form?.querySelector('[data-field-invalid]');
  field
    ?.querySelector<HTMLElement>('input:not([type="hidden"]), select, textarea, [tabindex="0"], button')
    ?.focus();
}
