import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import { secondFactorDisableSchema } from '@/contract/auth/schemas';
import { type ApiError, errorText } from '@/shared/api';
import { useAppStore } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikPasswordField, FormikSubmit, FormikTextField } from '@/shared/ui/formik';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { useDisableSecondFactorMutation } from '../accountApi';
import styles from './SecondFactorSetup.module.css';

/** Props of the dialog that takes the second factor away. */
export interface DisableSecondFactorDialogProps {
  open: boolean;
  onClose: () => void;
  onDisabled: () => void;
}

/** Takes the second factor away, with the password and a code. */
export function DisableSecondFactorDialog({ open, onClose, onDisabled }: DisableSecondFactorDialogProps) {
  return (
    <Dialog
      open={open}
      size="sm"
      title="Desactivar la verificación en dos pasos"
      description="Tu cuenta quedará protegida solo por la contraseña, y los códigos de recuperación dejarán de servir."
      onClose={onClose}
    >
      <DisableForm onClose={onClose} onDisabled={onDisabled} />
    </Dialog>
  );
}

function DisableForm({ onClose, onDisabled }: Omit<DisableSecondFactorDialogProps, 'open'>) {
  const { vault } = useAppStore().extra;
  const [disable, { error }] = useDisableSecondFactorMutation();
  return (
    <Formik
      initialValues={{ password: '', code: '' }}
      validationSchema={secondFactorDisableSchema}
      onSubmit={async ({ password, code }, { setErrors }) => {
        const result = await disable({ password: vault.seal(password), code: vault.seal(code.trim()) });
        if ('error' in result) setErrors((result.error as ApiError).fields ?? {});
        else onDisabled();
      }}
    >
      <FormikForm className={styles.step} label="Desactivar la verificación en dos pasos">
        {error && !(error as ApiError).fields && (
          <InlineAlert tone="danger" live>
            {errorText(error, ACCOUNT_MESSAGES.disableFailed)}
          </InlineAlert>
        )}
        <FormikPasswordField name="password" label="Contraseña" autoComplete="current-password" required />
        <FormikTextField
          name="code"
          label="Código"
          help="El de tu aplicación de autenticación, o uno de recuperación"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          required
        />
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <FormikSubmit variant="danger">Desactivar</FormikSubmit>
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
