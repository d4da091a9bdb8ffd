import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import { newPasswordFormSchema } from '@/contract/auth/schemas';
import type { ApiError } from '@/shared/api';
import { useAppStore } from '@/shared/redux';
import { FormikForm, FormikNewPassword, FormikSubmit } from '@/shared/ui/formik';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { useConfirmPasswordResetMutation } from '../accountApi';
import { loginErrorText } from '../loginError';
import styles from './AuthForm.module.css';

/** Props of the form behind the link of the mail. */
export interface NewPasswordFormProps {
  /** The link's token. */
  token: string;
  onChanged: () => void;
  /** The link is unknown, used or too old. */
  onInvalid: () => void;
}

/** Answers that speak of the link, not of the connection or the server. */
const INVALID_STATUSES: readonly unknown[] = [400, 401, 403, 404, 409, 410, 422];

const speaksOfLink = (error: ApiError): boolean => INVALID_STATUSES.includes(error.status) && !error.fields;

/** Chooses a new password. */
export function NewPasswordForm({ token, onChanged, onInvalid }: NewPasswordFormProps) {
  const { vault } = useAppStore().extra;
  const [confirm, { error }] = useConfirmPasswordResetMutation();
  return (
    <Formik
      initialValues={{ password: '', confirmPassword: '' }}
      validationSchema={newPasswordFormSchema}
      onSubmit={async ({ password }, { setErrors }) => {
        const result = await confirm({ token: vault.seal(token), password: vault.seal(password) });
        if (!('error' in result)) return onChanged();
        const failure = result.error as ApiError;
        // A token that was cut short is refused as a field; the form has none for it.
        if (speaksOfLink(failure) || failure.fields?.token) return onInvalid();
        setErrors(failure.fields ?? {});
      }}
    >
      <FormikForm className={styles.form} label="Elegir una contraseña nueva">
        {error && (
          <InlineAlert tone="danger" live>
            {loginErrorText(error as ApiError, ACCOUNT_MESSAGES.resetFailed)}
          </InlineAlert>
        )}
        <FormikNewPassword label="Contraseña nueva" />
        <p>Al cambiarla se cierran todas tus sesiones abiertas.</p>
        <FormikSubmit fullWidth>Cambiar contraseña</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}
