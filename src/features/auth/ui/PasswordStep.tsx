import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import type { SecondFactorSetup } from '@/contract/auth/entities';
import { secondFactorStartSchema } from '@/contract/auth/schemas';
import { type ApiError, errorText } from '@/shared/api';
import { useAppStore } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikPasswordField, FormikSubmit } from '@/shared/ui/formik';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { useStartSecondFactorMutation } from '../accountApi';
import styles from './SecondFactorSetup.module.css';

interface PasswordStepProps {
  onStarted: (setup: SecondFactorSetup) => void;
  onCancel: () => void;
}

/** First step of the set-up: whoever holds an open screen must also know the password. */
export function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const { vault } = useAppStore().extra;
  const [start, { error }] = useStartSecondFactorMutation();
  return (
    <Formik
      initialValues={{ password: '' }}
      validationSchema={secondFactorStartSchema}
      onSubmit={async ({ password }, { setErrors }) => {
        const result = await start({ password: vault.seal(password) });
        if ('error' in result) setErrors((result.error as ApiError).fields ?? {});
        else onStarted({ key: vault.open(result.data.key), uri: vault.open(result.data.uri) });
      }}
    >
      <FormikForm className={styles.step} label="Confirmar la contraseña">
        <p>
          Al iniciar sesión te pediremos, además de la contraseña, un código que cambia cada 30 segundos. Lo
          muestra una aplicación de autenticación en tu móvil, como Aegis, Google Authenticator o Microsoft
          Authenticator.
        </p>
        {error && !(error as ApiError).fields && (
          <InlineAlert tone="danger" live>
            {errorText(error, ACCOUNT_MESSAGES.enableFailed)}
          </InlineAlert>
        )}
        <FormikPasswordField
          name="password"
          label="Contraseña"
          autoComplete="current-password"
          help="Para comprobar que eres tú"
          required
        />
        <DialogActions>
          <Button onClick={onCancel}>Cancelar</Button>
          <FormikSubmit>Continuar</FormikSubmit>
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
