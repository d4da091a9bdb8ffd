import { Link } from 'react-router-dom';
import { PasswordResetRequestForm, useAccessScreen } from '@/features/auth';
import { ROUTES } from '@/shared/routes';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';

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
