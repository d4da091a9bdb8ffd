import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import { changePasswordFormSchema } from '@/contract/auth/schemas';
import { type ApiError, errorText } from '@/shared/api';
import { useAppStore } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikNewPassword, FormikPasswordField, FormikSubmit } from '@/shared/ui/formik';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { useChangePasswordMutation } from '../accountApi';
import styles from './SecondFactorSetup.module.css';

/** Props of the dialog that changes one's own password. */
export interface ChangePasswordDialogProps {
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

/** Changes the password of the signed-in, who must know the present one: it may be an open screen in a shared room. */
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

function ChangeForm({ onClose, onChanged }: Omit<ChangePasswordDialogProps, 'open'>) {
  const { vault } = useAppStore().extra;
  const [change, { error }] = useChangePasswordMutation();
  return (
    <Formik
      initialValues={{ currentPassword: '', newPassword: '', confirmPassword: '' }}
      validationSchema={changePasswordFormSchema}
      onSubmit={async ({ currentPassword, newPassword }, { setErrors }) => {
        const result = await change({
          currentPassword: vault.seal(currentPassword),
          newPassword: vault.seal(newPassword),
        });
        if ('error' in result) setErrors((result.error as ApiError).fields ?? {});
        else onChanged();
      }}
    >
      <FormikForm className={styles.step} label="Cambiar la contraseña">
        {error && !(error as ApiError).fields && (
          <InlineAlert tone="danger" live>
            {errorText(error, ACCOUNT_MESSAGES.resetFailed)}
          </InlineAlert>
        )}
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
