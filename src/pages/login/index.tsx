import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { LOGIN_MESSAGES } from '@/contract/auth';
import {
  accessStageReached,
  afterLogin,
  LoginForm,
  selectAccessStage,
  useAccessScreen,
} from '@/features/auth';
import { useLacks } from '@/shared/capabilities';
import { selectIsExpired } from '@/shared/identity/slice';
import type { SealedSecret } from '@/shared/identity/vault';
import { useAppSelector, useAppStore } from '@/shared/redux';
import { emailOfSignInState, PUBLIC_ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts/slice';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';
import { FailedScreen } from '@/shared/ui/failed-screen/FailedScreen';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { lateComponent } from '@/shared/ui/late-part/lateComponent';
import type { SecondFactorStepProps } from './ui/SecondFactorStep';
import styles from './LoginPage.module.css';

const SecondFactorStep = lateComponent<SecondFactorStepProps>(
  async () => (await import('./ui/SecondFactorStep')).SecondFactorStep,
  FailedScreen,
);

/** /login */
export function LoginPage() {
  const { dispatch, getState } = useAppStore();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isExpired = useAppSelector(selectIsExpired);
  const stage = useAppSelector(selectAccessStage);
  useAccessScreen();
  const lacksPasswordReset = useLacks('passwords');
  /**
   * Component state, so that recordings do not contain it. Cleared with the stage when the screen is left.
   */
  const [challenge, setChallenge] = useState<SealedSecret | null>(null);
  // Whoever took too long for the code is asked for the password again, not for both.
  const [email, setEmail] = useState(() => emailOfSignInState(state));
  const enter = () => {
    dispatch(toastRequested({ message: LOGIN_MESSAGES.welcomeBack, variant: 'success' }));
    navigate(afterLogin(getState(), state), { replace: true });
  };

  if (stage !== 'start')
    return (
      <SecondFactorStep
        challenge={challenge}
        onLoggedIn={enter}
        onBack={() => void dispatch(accessStageReached('start'))}
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
        initialEmail={email}
        onLoggedIn={enter}
        onChallenge={(sealed, typed) => {
          setChallenge(sealed);
          setEmail(typed);
          dispatch(accessStageReached('authenticator'));
        }}
      />
      {!lacksPasswordReset && (
        <Link className={styles.forgotten} to={PUBLIC_ROUTES.passwordReset}>
          ¿Olvidaste tu contraseña?
        </Link>
      )}
    </AuthLayout>
  );
}
