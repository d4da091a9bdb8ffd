import { Link, useNavigate } from 'react-router-dom';
import { RegisterForm } from '@/features/auth';
import { ROUTES } from '@/shared/routes';
import { AuthLayout } from '@/shared/ui/auth-layout';

/** /register */
export function RegisterPage() {
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
      <RegisterForm onRegistered={() => navigate(ROUTES.dashboard, { replace: true })} />
    </AuthLayout>
  );
}
