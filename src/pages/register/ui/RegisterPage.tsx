import { Link, useNavigate } from 'react-router-dom';
import { AUTH_MESSAGES } from '@/contract/auth/messages';
import { RegisterForm } from '@/features/auth';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { AuthLayout } from '@/shared/ui/auth-layout';

/** /register */
export function RegisterPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <AuthLayout
      title="Crear cuenta"
      footer={
        <>
          ¿Ya tienes cuenta? <Link to={ROUTES.login}>Inicia sesión</Link>
        </>
      }
    >
      <RegisterForm
        onRegistered={() => {
          dispatch(toastRequested({ message: AUTH_MESSAGES.registered, variant: 'success' }));
          navigate(ROUTES.dashboard, { replace: true });
        }}
      />
    </AuthLayout>
  );
}
