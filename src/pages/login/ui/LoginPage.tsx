import { lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LOGIN_MESSAGES } from '@/contract/auth/loginMessages';
import { LoginForm } from '@/features/auth';
import type { SealedSecret } from '@/shared/identity';
import { useAppDispatch } from '@/shared/redux';
import { PUBLIC_ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { AuthLayout } from '@/shared/ui/auth-layout';
import styles from './LoginPage.module.css';

const SecondFactorStep = lazy(async () => ({
  default: (await import('./SecondFactorStep')).SecondFactorStep,
}));

/** /login */
export function LoginPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<SealedSecret | null>(null);
  const enter = () => {
    dispatch(toastRequested({ message: LOGIN_MESSAGES.welcomeBack, variant: 'success' }));
    navigate(PUBLIC_ROUTES.dashboard, { replace: true });
  };

  if (challenge)
    return <SecondFactorStep challenge={challenge} onLoggedIn={enter} onBack={() => setChallenge(null)} />;
  return (
    <AuthLayout
      title="Iniciar sesión"
      footer={
        <>
          ¿Eres fisioterapeuta y aún no tienes cuenta? <Link to={PUBLIC_ROUTES.register}>Regístrate</Link>
        </>
      }
    >
      <LoginForm onLoggedIn={enter} onChallenge={setChallenge} />
      <Link className={styles.forgotten} to={PUBLIC_ROUTES.passwordReset}>
        ¿Olvidaste tu contraseña?
      </Link>
    </AuthLayout>
  );
}
