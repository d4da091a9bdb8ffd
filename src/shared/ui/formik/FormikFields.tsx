import { useField, useFormikContext } from 'formik';
import { type ComponentType, memo, useCallback, useEffect, useRef, useState } from 'react';
import { AUTH_LIMITS } from '@/contract/auth';
import { afterPress } from '@/shared/lib/pointerPress';
import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { NumberField } from '@/shared/ui/number-field/NumberField';
import { PasswordField } from '@/shared/ui/password-field/PasswordField';
import { ScaleField } from '@/shared/ui/scale-field/ScaleField';
import { TextAreaField } from '@/shared/ui/text-area-field/TextAreaField';
import { TextField } from '@/shared/ui/text-field/TextField';

/** Binding of a field to its Formik form. */
export interface FormikBinding<Value> {
  /** Id of the control, so that an error summary can link to it. */
  id: string;
  name: string;
  value: Value;
  /** Error text, once the field was left or the form was submitted, until it is edited. */
  error: string | undefined;
  /** The same function in every render, as is `onBlur`, so that a heavy control need not be drawn for another field's. */
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** Id of a field's control: `campo-` and its name. */
export const fieldId = (name: string): string => `campo-${name}`;

/**
 * Binds a field of the surrounding Formik form. Its error shows once it was touched, or after a submission:
 * Formik marks only initial fields as touched, but lists grow. While the field is edited it shows none. After a click
 * elsewhere, the error waits for the click to finish, so that the clicked button does not move.
 */
export function useFormikField<Value>(name: string): FormikBinding<Value> {
  const [field, meta] = useField<Value>(name);
  const { submitCount, setFieldValue, setFieldTouched } = useFormikContext();
  const attempts = useRef(submitCount);
  /** The number of submissions at the last edit, while the field has not been left since. */
  const [editedAfter, setEditedAfter] = useState(-1);
  const isShown = (meta.touched || submitCount > 0) && editedAfter !== submitCount;
  useEffect(() => {
    attempts.current = submitCount;
  }, [submitCount]);
  return {
    id: fieldId(name),
    name,
    value: field.value,
    error: isShown && typeof meta.error === 'string' ? meta.error : undefined,
    onChange: useCallback(
      (value: Value) => {
        setEditedAfter(attempts.current);
        void setFieldValue(name, value);
      },
      [name, setFieldValue],
    ),
    // After a submission skip validation on blur: changes are validated anyway, and it would remove the
    // server's errors as the focus moves. The click that left the field may itself be that submission.
    onBlur: useCallback(
      () =>
        afterPress(() => {
          setEditedAfter(-1);
          void setFieldTouched(name, true, attempts.current === 0);
        }),
      [name, setFieldTouched],
    ),
  };
}

/** What a field takes that is bound by `bindField`, in place of its value, error and events. */
type BoundProps<Props> = Omit<Props, 'value' | 'onChange' | 'error' | 'name'> & {
  /** Path of the value in the form, such as `email` or `exercises.0.sets`. */
  name: string;
};

/**
 * The part, bound to a Formik form; `empty` is what it shows for a value that the form does not have. It is drawn
 * again only for its own value, because a form holds dozens of fields and some are heavy.
 */
export function bindField<Props extends { value: unknown }>(
  Part: ComponentType<Props>,
  empty: Props['value'],
) {
  const SteadyPart = memo(Part) as unknown as ComponentType<{ value: unknown }>;
  function Bound({ name, ...props }: BoundProps<Props>) {
    const field = useFormikField<Props['value'] | null | undefined>(name);
    return <SteadyPart {...field} value={field.value ?? empty} {...props} />;
  }
  return Bound;
}

/** `TextField`, bound to a Formik form. */
export const FormikTextField = bindField(TextField, '');
/** `TextAreaField`, bound to a Formik form. */
export const FormikTextAreaField = bindField(TextAreaField, '');
/** `PasswordField`, bound to a Formik form. */
export const FormikPasswordField = bindField(PasswordField, '');
/** `NumberField`, bound to a Formik form. */
export const FormikNumberField = bindField(NumberField, null);
/** `NativeSelectField`, bound to a Formik form. */
export const FormikSelectField = bindField(NativeSelectField<string>, '');
/** `CheckboxField`, bound to a Formik form. */
export const FormikCheckboxField = bindField(CheckboxField, false);
/** `ScaleField`, bound to a Formik form. */
export const FormikScaleField = bindField(ScaleField, null);

export interface FormikNewPasswordProps {
  /** Path of the password in the form. The confirmation is at `confirmPassword`. */
  name?: string;
  label?: string;
  /** E-mail of the account, where no field of the form holds it. */
  account?: string | undefined;
}

/** A new password, typed twice so that a typing error does not lock the user out. */
export function FormikNewPassword({
  name = 'password',
  label = 'Contraseña',
  account,
}: FormikNewPasswordProps) {
  return (
    <>
      {/* Without it a password manager saves the field before the password as the user: a name or a telephone. */}
      {account && <input hidden type="text" autoComplete="username" value={account} readOnly />}
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
