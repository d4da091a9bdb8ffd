import { Link } from 'react-router-dom';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import {
  PasswordResetRequestForm,
  useAccessScreen,
  accessStageReached,
  NewPasswordForm,
  selectAccessStage,
  useAuth,
} from '@/features/auth';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { MailIcon } from '@/shared/ui/icon/icons';

/** /password-reset */
export function PasswordResetPage() {
  useAccessScreen();
  return (
    <AuthLayout
      title="Recuperar la contraseña"
      footer={<Link to={ROUTES.login}>Volver a iniciar sesión</Link>}
    >
      <PasswordResetRequestForm />
    </AuthLayout>
  );
}

export interface NewPasswordPageProps {
  /** The link's token. */
  token: string;
  /** Called when the user leaves this screen. The screen at the current address is then shown again. */
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
          text="Cada enlace sirve una sola vez y caduca en una hora. Si acabas de elegir una contraseña, prueba a iniciar sesión con ella."
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
          // The password change has ended any sign-in session that this browser still had.
          if (status !== 'guest') logout();
          onLeave();
        }}
      />
    </AuthLayout>
  );
}
