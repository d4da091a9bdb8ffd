import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import { secondFactorDisableSchema } from '@/contract/authSchemas';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { FormikPasswordField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useDisableSecondFactorMutation } from '../accountApi';
import styles from './SecondFactorSetup.module.css';

export interface DisableSecondFactorDialogProps {
  open: boolean;
  onClose: () => void;
  onDisabled: () => void;
}

/** Turns the second factor off, after the password and a code. */
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

const EMPTY = { password: '', code: '' };

function DisableForm({ onClose, onDisabled }: Omit<DisableSecondFactorDialogProps, 'open'>) {
  const { vault } = useAppStore().extra;
  const [disable] = useDisableSecondFactorMutation();
  const { submit, failure } = useSubmit(
    ({ password, code }: typeof EMPTY) =>
      disable({ password: vault.seal(password), code: vault.seal(code.trim()) }),
    {
      success: ACCOUNT_MESSAGES.disabled,
      failure: ACCOUNT_MESSAGES.disableFailed,
      failureIn: 'alertUnlessFields',
      onDone: onDisabled,
    },
  );
  return (
    <Formik initialValues={EMPTY} validationSchema={secondFactorDisableSchema} onSubmit={submit}>
      <FormikForm spacing="tight" className={styles.step} label="Desactivar la verificación en dos pasos">
        <FormAlert text={failure} />
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
