import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import { passwordResetRequestSchema } from '@/contract/auth/schemas';
import type { ApiError } from '@/shared/api';
import { FormikForm, FormikSubmit, FormikTextField } from '@/shared/ui/formik';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { useRequestPasswordResetMutation } from '../accountApi';
import { loginErrorText } from '../loginError';
import styles from './AuthForm.module.css';

/** Asks for the mail with which a new password is chosen. Says the same whether or not the account exists. */
export function PasswordResetRequestForm() {
  const [ask, { isSuccess, error }] = useRequestPasswordResetMutation();
  if (isSuccess)
    return (
      <InlineAlert tone="success" title="Revisa tu correo" live>
        {ACCOUNT_MESSAGES.resetAsked} El enlace caduca en una hora y sirve una sola vez. Si no lo ves, mira en
        el correo no deseado.
      </InlineAlert>
    );
  return (
    <Formik
      initialValues={{ email: '' }}
      validationSchema={passwordResetRequestSchema}
      onSubmit={async ({ email }) => {
        await ask({ email: email.trim() });
      }}
    >
      <FormikForm className={styles.form} label="Recuperar la contraseña">
        <p>Escribe tu correo electrónico y te enviaremos un enlace para elegir una contraseña nueva.</p>
        {error && (
          <InlineAlert tone="danger" live>
            {loginErrorText(error as ApiError, ACCOUNT_MESSAGES.resetAskFailed)}
          </InlineAlert>
        )}
        <FormikTextField
          name="email"
          label="Correo electrónico"
          type="email"
          autoComplete="username"
          required
        />
        <FormikSubmit fullWidth>Enviar enlace</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}
