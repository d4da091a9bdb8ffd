import { useField, useFormikContext } from 'formik';
import { memo, useCallback, useEffect, useRef } from 'react';
import { AUTH_LIMITS } from '@/contract/auth';
import { afterPress } from '@/shared/lib/pointerPress';
import { CheckboxField, type CheckboxFieldProps } from '@/shared/ui/checkbox-field/CheckboxField';
import {
  NativeSelectField,
  type NativeSelectFieldProps,
} from '@/shared/ui/native-select-field/NativeSelectField';
import { NumberField, type NumberFieldProps } from '@/shared/ui/number-field/NumberField';
import { PasswordField, type PasswordFieldProps } from '@/shared/ui/password-field/PasswordField';
import { ScaleField, type ScaleFieldProps } from '@/shared/ui/scale-field/ScaleField';
import { TextAreaField, type TextAreaFieldProps } from '@/shared/ui/text-area-field/TextAreaField';
import { TextField, type TextFieldProps } from '@/shared/ui/text-field/TextField';

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

export type FormikTextFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `TextField` bound to a Formik form. */
export function FormikTextField({ name, ...props }: FormikTextFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <TextField {...field} value={field.value ?? ''} {...props} />;
}

export type FormikTextAreaFieldProps = Omit<TextAreaFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `TextAreaField` bound to a Formik form. */
export function FormikTextAreaField({ name, ...props }: FormikTextAreaFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <TextAreaField {...field} value={field.value ?? ''} {...props} />;
}

export type FormikPasswordFieldProps = Omit<PasswordFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `PasswordField` bound to a Formik form. */
export function FormikPasswordField({ name, ...props }: FormikPasswordFieldProps) {
  const field = useFormikField<string | undefined>(name);
  return <PasswordField {...field} value={field.value ?? ''} {...props} />;
}

export interface FormikNewPasswordProps {
  /** Path of the password in the form. The confirmation is at `confirmPassword`. */
  name?: string;
  label?: string;
}

/** A new password, typed twice so that a typing error does not lock the user out. */
export function FormikNewPassword({ name = 'password', label = 'Contraseña' }: FormikNewPasswordProps) {
  return (
    <>
      <FormikPasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        help={`Al menos ${AUTH_LIMITS.passwordMin} caracteres`}
        required
      />
      <FormikPasswordField
        name="confirmPassword"
        label="Confirmar contraseña"
        autoComplete="new-password"
        required
      />
    </>
  );
}

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

export type FormikSelectFieldProps = Omit<
  NativeSelectFieldProps<string>,
  'value' | 'onChange' | 'error' | 'name'
> & {
  /** Path of the value in the form. */
  name: string;
};

/** `NativeSelectField` bound to a Formik form. */
export function FormikSelectField({ name, ...props }: FormikSelectFieldProps) {
  const field = useFormikField<string | null | undefined>(name);
  return <NativeSelectField {...field} value={field.value ?? ''} {...props} />;
}

export type FormikCheckboxFieldProps = Omit<CheckboxFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `CheckboxField` bound to a Formik form. */
export function FormikCheckboxField({ name, ...props }: FormikCheckboxFieldProps) {
  const field = useFormikField<boolean | undefined>(name);
  return <CheckboxField {...field} value={field.value ?? false} {...props} />;
}

export type FormikScaleFieldProps = Omit<ScaleFieldProps, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/** `ScaleField` bound to a Formik form. */
export function FormikScaleField({ name, ...props }: FormikScaleFieldProps) {
  const field = useFormikField<number | null | undefined>(name);
  return <ScaleField {...field} value={field.value ?? null} {...props} />;
}
