import { Link, useNavigate, useParams } from 'react-router-dom';
import { SETUP_MESSAGES as MESSAGES } from '@/contract/setup';
import { SetUpForm, useGetSetUpQuery } from '@/features/practice';
import { errorText, isApiError } from '@/shared/api/errors';
import { loggedOut, selectUser } from '@/shared/identity/slice';
import { useAppStore } from '@/shared/redux';
import { ROUTES, signInState } from '@/shared/routes';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { CheckIcon, LinkIcon } from '@/shared/ui/icon/icons';
import { Logo } from '@/shared/ui/logo/Logo';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';
import styles from './SetUpPage.module.css';

const statusOf = (error: unknown): unknown => (isApiError(error) ? error.status : undefined);

/** /setup/{token}: the first start of a practice. */
export function SetUpPage() {
  const { token = '' } = useParams();
  const { dispatch, getState } = useAppStore();
  const navigate = useNavigate();
  const { currentData, error, isFetching, refetch } = useGetSetUpQuery(token);

  if (currentData)
    return (
      <main className={styles.layout}>
        <header className={styles.header}>
          <Logo />
          <h1 className={styles.title}>Configura tu consulta</h1>
          <p className={styles.intro}>
            Solo se hace una vez. Lo demás (logotipo, festivos, servicios, equipo) está después en Ajustes.
          </p>
        </header>
        <SetUpForm
          token={token}
          start={currentData}
          onDone={(email) => {
            // A browser that knew another installation at this address still has its user.
            if (selectUser(getState())) dispatch(loggedOut());
            navigate(ROUTES.login, { replace: true, state: signInState(email) });
          }}
        />
      </main>
    );
  if (!error)
    return (
      <AuthLayout title="Configura tu consulta">
        <SkeletonText lines={6} label="Abriendo la configuración" />
      </AuthLayout>
    );
  if (statusOf(error) === 410) return <AlreadySetUp />;
  if ([400, 404].includes(statusOf(error) as number)) return <InvalidLink />;
  return (
    <AuthLayout title="Configura tu consulta">
      <ErrorState message={errorText(error, MESSAGES.loadFailed)} onRetry={refetch} retrying={isFetching} />
    </AuthLayout>
  );
}

function AlreadySetUp() {
  return (
    <AuthLayout title={MESSAGES.alreadyTitle} footer={<Link to={ROUTES.login}>Ir a iniciar sesión</Link>}>
      <EmptyState icon={CheckIcon} title={MESSAGES.already} text="El enlace servía una sola vez." />
    </AuthLayout>
  );
}

/** Without a way on, because nothing else answers until the practice has been set up. */
function InvalidLink() {
  return (
    <AuthLayout title={MESSAGES.invalidTitle}>
      <EmptyState
        icon={LinkIcon}
        title={MESSAGES.invalidText}
        text="Copia entera la dirección que muestra la consola del servidor. Si ha caducado, reinícialo y mostrará otra."
      />
    </AuthLayout>
  );
}
