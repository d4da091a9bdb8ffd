import { Link } from 'react-router-dom';
import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import {
  accessStageReached,
  NewPasswordForm,
  selectAccessStage,
  useAccessScreen,
  useAuth,
} from '@/features/auth';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { AuthLayout } from '@/shared/ui/auth-layout';
import { EmptyState } from '@/shared/ui/empty-state';
import { MailIcon } from '@/shared/ui/icon';

/** Props of the screen behind the link of a password mail. */
export interface NewPasswordPageProps {
  /** The link's token. */
  token: string;
  /** The person is done with the link; whatever the address says shows again. */
  onLeave: () => void;
}

/** /login#reset={token} */
export function NewPasswordPage({ token, onLeave }: NewPasswordPageProps) {
  const { status, logout } = useAuth();
  const dispatch = useAppDispatch();
  const invalid = useAppSelector(selectAccessStage) === 'resetLinkRefused';
  useAccessScreen();
  const backToLogin = (
    <Link to={ROUTES.login} onClick={onLeave}>
      Volver a iniciar sesión
    </Link>
  );

  if (invalid)
    return (
      <AuthLayout title="Enlace no válido" footer={backToLogin}>
        <EmptyState
          icon={MailIcon}
          title={ACCOUNT_MESSAGES.resetInvalid}
          text="Cada enlace sirve una sola vez y caduca en una hora."
          action={
            <Link to={ROUTES.passwordReset} onClick={onLeave}>
              Pedir otro enlace
            </Link>
          }
        />
      </AuthLayout>
    );
  return (
    <AuthLayout title="Elige una contraseña nueva" footer={backToLogin}>
      <NewPasswordForm
        token={token}
        onInvalid={() => void dispatch(accessStageReached('resetLinkRefused'))}
        onChanged={() => {
          // A session that this browser still held has ended with the old password.
          if (status !== 'guest') logout();
          onLeave();
        }}
      />
    </AuthLayout>
  );
}
