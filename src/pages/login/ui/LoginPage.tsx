import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LOGIN_MESSAGES } from '@/contract/auth/loginMessages';
import {
  afterLogin,
  LoginForm,
  secondFactorAsked,
  selectSignInStep,
  signInRestarted,
  useAccessScreen,
} from '@/features/auth';
import { type SealedSecret, selectIsExpired } from '@/shared/identity';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { emailOfSignInState, PUBLIC_ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { AuthLayout } from '@/shared/ui/auth-layout';
import { FailedScreen } from '@/shared/ui/failed-screen';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { lateComponent } from '@/shared/ui/late-part';
import styles from './LoginPage.module.css';
import type { SecondFactorStepProps } from './SecondFactorStep';

const SecondFactorStep = lateComponent<SecondFactorStepProps>(
  async () => (await import('./SecondFactorStep')).SecondFactorStep,
  FailedScreen,
);

/** /login */
export function LoginPage() {
  const { dispatch, getState } = useAppStore();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isExpired = useAppSelector(selectIsExpired);
  const step = useAppSelector(selectSignInStep);
  useAccessScreen();
  /** Beside the step, because a recording must not hold it; both are gone when the screen is left. */
  const [challenge, setChallenge] = useState<SealedSecret | null>(null);
  const enter = () => {
    dispatch(toastRequested({ message: LOGIN_MESSAGES.welcomeBack, variant: 'success' }));
    navigate(afterLogin(getState(), state), { replace: true });
  };

  if (step !== 'credentials')
    return (
      <SecondFactorStep
        challenge={challenge}
        onLoggedIn={enter}
        onBack={() => void dispatch(signInRestarted())}
      />
    );
  return (
    <AuthLayout
      title="Iniciar sesión"
      footer={
        <>
          ¿Eres fisioterapeuta y aún no tienes cuenta? <Link to={PUBLIC_ROUTES.register}>Regístrate</Link>
        </>
      }
    >
      {isExpired && <InlineAlert live>{LOGIN_MESSAGES.expired}</InlineAlert>}
      <LoginForm
        initialEmail={emailOfSignInState(state)}
        onLoggedIn={enter}
        onChallenge={(sealed) => {
          setChallenge(sealed);
          dispatch(secondFactorAsked());
        }}
      />
      <Link className={styles.forgotten} to={PUBLIC_ROUTES.passwordReset}>
        ¿Olvidaste tu contraseña?
      </Link>
    </AuthLayout>
  );
}
