import { useEffect, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useFormikContext } from 'formik';

export interface FormikFormProps {
  children: ReactNode;
  id?: string;
  /** Accessible name, which makes the form a landmark. */
  label?: string;
  className?: string;
}

/**
 * The `<form>` inside a `<Formik>`. After a refused try, by the schema or by the server, it moves focus to the
 * first invalid field. It sends once at a time: a held Enter key would send again and again (formik #3590).
 * Formik's `onSubmit` must return its promise.
 */
export function FormikForm({ children, id, label, className }: FormikFormProps) {
  const { submitForm, isSubmitting, handleReset } = useFormikContext();
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const wasSubmitting = useRef(false);

  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) focusFirstInvalid(form.current);
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A dialog's form inside another form's tree must not send both.
    event.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    try {
      await submitForm();
    } finally {
      sending.current = false;
    }
  }

  return (
    <form
      ref={form}
      id={id}
      className={className}
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
