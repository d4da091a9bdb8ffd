import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { SecondFactorSetup } from '@/contract/authAnswers';
import { secondFactorStartSchema } from '@/contract/authSchemas';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { FormikPasswordField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useStartSecondFactorMutation } from '../accountApi';
import styles from './SecondFactorSetup.module.css';

interface PasswordStepProps {
  onStarted: (setup: SecondFactorSetup) => void;
  onCancel: () => void;
}

/** First step of the set-up. Asks for the password, in case somebody else is using an unlocked screen. */
export function PasswordStep({ onStarted, onCancel }: PasswordStepProps) {
  const { vault } = useAppStore().extra;
  const [start] = useStartSecondFactorMutation();
  const { submit, failure } = useSubmit(
    ({ password }: { password: string }) => start({ password: vault.seal(password) }),
    {
      failure: ACCOUNT_MESSAGES.enableFailed,
      failureIn: 'alertUnlessFields',
      onDone: ({ key, uri }) => onStarted({ key: vault.open(key), uri: vault.open(uri) }),
    },
  );
  return (
    <Formik initialValues={{ password: '' }} validationSchema={secondFactorStartSchema} onSubmit={submit}>
      <FormikForm spacing="tight" className={styles.step} label="Confirmar la contraseña">
        <p>
          Al iniciar sesión te pediremos, además de la contraseña, un código que cambia cada 30 segundos. Lo
          muestra una aplicación de autenticación en tu móvil, como Aegis, Google Authenticator o Microsoft
          Authenticator.
        </p>
        <FormAlert text={failure} />
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
