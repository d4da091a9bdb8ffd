import { useEffect, useRef } from 'react';
import { useField, useFormikContext } from 'formik';
import { afterPress } from '@/shared/lib/pointer-press';

/** Binding of a field to its Formik form. */
export interface FormikBinding<Value> {
  /** Also the control's id prefix, so that an error summary can point at it. */
  id: string;
  name: string;
  value: Value;
  /** Text of the error, once the field was left or the form was sent. */
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** Id of the control of a form's field: `campo-` and its name. */
export const fieldId = (name: string): string => `campo-${name}`;

/**
 * Binds a field of the Formik form around it. The error shows when the field was touched, or after a try to send:
 * formik marks only fields of the initial values as touched, and lists grow. Leaving a field by pressing a button shows
 * its error after the click, so that the button stays where it was pressed.
 */
export function useFormikField<Value>(name: string): FormikBinding<Value> {
  const [field, meta, helpers] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const attempts = useRef(submitCount);
  useEffect(() => {
    attempts.current = submitCount;
  }, [submitCount]);
  return {
    id: fieldId(name),
    name,
    value: field.value,
    error: (meta.touched || submitCount > 0) && typeof meta.error === 'string' ? meta.error : undefined,
    onChange: (value) => void helpers.setValue(value),
    // After a try to send, every change is checked; checking again would only take away what the server said, as focus
    // moves to the field that it refused. The press that left the field may itself be that try.
    onBlur: () => afterPress(() => void helpers.setTouched(true, attempts.current === 0)),
  };
}
