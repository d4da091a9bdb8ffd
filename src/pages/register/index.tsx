import { Link, useNavigate } from 'react-router-dom';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import { RegisterForm } from '@/features/auth';
import { useGetRegistrationQuery } from '@/features/practice';
import { ROUTES } from '@/shared/routes';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';

const CLOSED = {
  INVITATION: PRACTICE_MESSAGES.registrationByInvitation,
  CLOSED: PRACTICE_MESSAGES.registrationClosed,
};

/** /register. Where registration is not open to everybody, the page says so instead of a form that would be refused. */
export function RegisterPage() {
  const navigate = useNavigate();
  const registration = useGetRegistrationQuery().data?.registration ?? 'OPEN';
  return (
    <AuthLayout
      title="Crear cuenta"
      footer={
        <>
          ¿Ya tienes cuenta? <Link to={ROUTES.login}>Inicia sesión</Link>
        </>
      }
    >
      {registration !== 'OPEN' ? (
        <InlineAlert tone="info">{CLOSED[registration]}</InlineAlert>
      ) : (
        <RegisterForm onRegistered={() => navigate(ROUTES.dashboard, { replace: true })} />
      )}
    </AuthLayout>
  );
}
