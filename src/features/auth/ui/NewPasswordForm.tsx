import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import { newPasswordFormSchema } from '@/contract/authSchemas';
import type { ApiError } from '@/shared/api/errors';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { FormikNewPassword } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useConfirmPasswordResetMutation } from '../accountApi';
import { loginErrorText } from '../accessScreen';

export interface NewPasswordFormProps {
  /** The link's token. */
  token: string;
  onChanged: () => void;
  /** The link is unknown, used or expired. */
  onInvalid: () => void;
}

/** Statuses that mean an invalid link, not a connection or server failure. */
const INVALID_STATUSES: readonly unknown[] = [400, 401, 403, 404, 409, 410, 422];

/**
 * Whether the link is at fault. The server reports a truncated token as a field error, and the form has no
 * such field.
 */
const speaksOfLink = ({ status, fields }: ApiError): boolean =>
  fields ? Boolean(fields.token) : INVALID_STATUSES.includes(status);

const EMPTY = { password: '', confirmPassword: '' };

/** Sets a new password with the token of a reset link. */
export function NewPasswordForm({ token, onChanged, onInvalid }: NewPasswordFormProps) {
  const { vault } = useAppStore().extra;
  const [confirm] = useConfirmPasswordResetMutation();
  const { submit, failure } = useSubmit(
    ({ password }: typeof EMPTY) => confirm({ token: vault.seal(token), password: vault.seal(password) }),
    {
      success: ACCOUNT_MESSAGES.passwordChanged,
      failure: ACCOUNT_MESSAGES.resetFailed,
      failureText: loginErrorText,
      failureIn: 'alert',
      onDone: onChanged,
      onFailed: (error) => {
        if (!speaksOfLink(error)) return false;
        onInvalid();
        return true;
      },
    },
  );
  return (
    <Formik initialValues={EMPTY} validationSchema={newPasswordFormSchema} onSubmit={submit}>
      <FormikForm label="Elegir una contraseña nueva">
        <FormAlert text={failure} />
        <FormikNewPassword label="Contraseña nueva" />
        <p>Al cambiarla se cierran todas tus sesiones abiertas.</p>
        <FormikSubmit fullWidth>Cambiar contraseña</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}
