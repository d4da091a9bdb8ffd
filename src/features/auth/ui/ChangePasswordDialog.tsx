import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import { changePasswordFormSchema } from '@/contract/authSchemas';
import { useAppStore } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { FormikNewPassword, FormikPasswordField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useChangePasswordMutation } from '../accountApi';
import styles from './SecondFactorSetup.module.css';

export interface ChangePasswordDialogProps {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/**
 * Changes the user's password. Asks for the current one, in case the screen was left open in a shared room.
 */
export function ChangePasswordDialog({ open, onClose, onChanged }: ChangePasswordDialogProps) {
  return (
    <Dialog
      open={open}
      size="sm"
      title="Cambiar la contraseña"
      description="Se cerrarán todas tus demás sesiones; esta sigue abierta."
      onClose={onClose}
    >
      <ChangeForm onClose={onClose} onChanged={onChanged} />
    </Dialog>
  );
}

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

function ChangeForm({ onClose, onChanged }: Omit<ChangePasswordDialogProps, 'open'>) {
  const { vault } = useAppStore().extra;
  const [change] = useChangePasswordMutation();
  const { submit, failure } = useSubmit(
    ({ currentPassword, newPassword }: typeof EMPTY) =>
      change({ currentPassword: vault.seal(currentPassword), newPassword: vault.seal(newPassword) }),
    {
      success: ACCOUNT_MESSAGES.ownPasswordChanged,
      failure: ACCOUNT_MESSAGES.resetFailed,
      failureIn: 'alertUnlessFields',
      onDone: onChanged,
    },
  );
  return (
    <Formik initialValues={EMPTY} validationSchema={changePasswordFormSchema} onSubmit={submit}>
      <FormikForm spacing="tight" className={styles.step} label="Cambiar la contraseña">
        <FormAlert text={failure} />
        <FormikPasswordField
          name="currentPassword"
          label="Contraseña actual"
          autoComplete="current-password"
          required
        />
        <FormikNewPassword name="newPassword" label="Contraseña nueva" />
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <FormikSubmit>Cambiar contraseña</FormikSubmit>
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
