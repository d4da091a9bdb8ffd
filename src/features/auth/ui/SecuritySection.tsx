import { Formik } from 'formik';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import { changePasswordFormSchema } from '@/contract/authSchemas';
import { isApiError } from '@/shared/api/errors';
import { selectUser } from '@/shared/identity/slice';
import { useOpening } from '@/shared/openings/useOpening';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikNewPassword, FormikPasswordField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useSubmit } from '@/shared/useSubmit';
import { useGetSecondFactorQuery, useListUserSessionsQuery, useChangePasswordMutation } from '../accountApi';
import { SecondFactorCard } from './SecondFactorCard';
import { SessionsCard } from './SessionsCard';
import stepStyles from './SecondFactorSetup.module.css';
import styles from './SecuritySection.module.css';

const isAbsent = (error: unknown): boolean => isApiError(error) && error.status === 404;

/**
 * 'Seguridad' of the user's account. Renders nothing if the backend has neither sign-in sessions nor a second
 * factor.
 */
export function SecuritySection() {
  const sessions = useListUserSessionsQuery();
  const secondFactor = useGetSecondFactorQuery();
  const [withSessions, withSecondFactor] = [!isAbsent(sessions.error), !isAbsent(secondFactor.error)];
  if (!withSessions && !withSecondFactor) return null;
  return (
    <section className={styles.section} aria-labelledby="seguridad">
      <h2 id="seguridad" className={styles.title}>
        Seguridad
      </h2>
      <div className={styles.cards}>
        <PasswordCard />
        {withSessions && <SessionsCard />}
        {withSecondFactor && <SecondFactorCard />}
      </div>
    </section>
  );
}

/** Card with the button that changes the password. */
export function PasswordCard() {
  const dialog = useOpening('passwordChange');
  return (
    <Card
      title="Tu contraseña"
      description="Cámbiala si crees que alguien la conoce. Se cierran tus demás sesiones."
      headingLevel={3}
    >
      <Button onClick={() => dialog.open()}>Cambiar contraseña</Button>
      <ChangePasswordDialog open={dialog.isOpen} onClose={dialog.close} onChanged={dialog.close} />
    </Card>
  );
}

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
  const account = useAppSelector(selectUser)?.email;
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
      <FormikForm spacing="tight" className={stepStyles.step} label="Cambiar la contraseña">
        <FormAlert text={failure} />
        <FormikPasswordField
          name="currentPassword"
          label="Contraseña actual"
          autoComplete="current-password"
          required
        />
        <FormikNewPassword name="newPassword" label="Contraseña nueva" account={account} />
        <DialogActions>
          <Button onClick={onClose}>Cancelar</Button>
          <FormikSubmit>Cambiar contraseña</FormikSubmit>
        </DialogActions>
      </FormikForm>
    </Formik>
  );
}
