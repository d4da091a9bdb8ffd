import { useCallback, useEffect, useRef } from 'react';
import { useField, useFormikContext } from 'formik';
import { afterPress } from '@/shared/lib/pointer-press';

/** Binding of a field to its Formik form. */
export interface FormikBinding<Value> {
  /** Id of the control, so that an error summary can link to it. */
  id: string;
  name: string;
  value: Value;
  /** Error text, once the field was left or the form was submitted. */
  error: string | undefined;
  /** The same function in every render, as is `onBlur`, so that a heavy control need not be drawn for another field's. */
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** Id of a field's control: `campo-` and its name. */
export const fieldId = (name: string): string => `campo-${name}`;

/**
 * Binds a field of the surrounding Formik form. Its error shows once it was touched, or after a submission:
 * Formik marks only initial fields as touched, but lists grow. After a click elsewhere, the error waits for
 * the click to finish, so that the clicked button does not move.
 */
export function useFormikField<Value>(name: string): FormikBinding<Value> {
  const [field, meta] = useField<Value>(name);
  const { submitCount, setFieldValue, setFieldTouched } = useFormikContext();
  const attempts = useRef(submitCount);
  useEffect(() => {
    attempts.current = submitCount;
  }, [submitCount]);
  return {
    id: fieldId(name),
    name,
    value: field.value,
    error: (meta.touched || submitCount > 0) && typeof meta.error === 'string' ? meta.error : undefined,
    onChange: useCallback((value: Value) => void setFieldValue(name, value), [name, setFieldValue]),
    // After a submission skip validation on blur: changes are validated anyway, and it would remove the
    // server's errors as the focus moves. The click that left the field may itself be that submission.
    onBlur: useCallback(
      () => afterPress(() => void setFieldTouched(name, true, attempts.current === 0)),
      [name, setFieldTouched],
    ),
  };
}
