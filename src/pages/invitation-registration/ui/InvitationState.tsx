import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import { isPassing } from '@/shared/api/baseQuery';
import { type ApiError, isApiError } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts/slice';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { MailIcon } from '@/shared/ui/icon/icons';
import { SkeletonText } from '@/shared/ui/skeleton/Skeleton';

/** Statuses that mean an invalid invitation. */
const INVALID_STATUSES: readonly unknown[] = [400, 404, 409, 410, 422];

/** The question after an invitation. */
interface Asking {
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * What to show while an invitation is not there: nothing yet, or that it could not be checked. Null once it is known, or known
 * to be invalid. A refusal that says nothing of it leads to sign-in.
 */
export function useWaiting({ error, isLoading, isFetching, refetch }: Asking): ReactNode {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const unchecked = isApiError(error) && isPassing(error);
  const failed = error !== undefined && !unchecked && !INVALID_STATUSES.includes((error as ApiError).status);
  useEffect(() => {
    if (!failed) return;
    dispatch(toastRequested({ message: INVITATION_MESSAGES.invalid, variant: 'error' }));
    navigate(ROUTES.login, { replace: true });
  }, [failed, dispatch, navigate]);
  if (unchecked) return <UncheckedInvitation onRetry={refetch} retrying={isFetching} />;
  return isLoading || failed ? <InvitationSkeleton /> : null;
}

/** Shown where nothing is known of the invitation: there was no line, or the server could not answer. */
function UncheckedInvitation(retry: { onRetry: () => unknown; retrying: boolean }) {
  return (
    <AuthLayout
      title={INVITATION_MESSAGES.uncheckedTitle}
      footer={<Link to={ROUTES.login}>Ir a iniciar sesión</Link>}
    >
      <ErrorState message={INVITATION_MESSAGES.uncheckedText} {...retry} />
    </AuthLayout>
  );
}

function InvitationSkeleton() {
  return (
    <AuthLayout title="Crear cuenta">
      <SkeletonText lines={6} label="Cargando invitación" />
    </AuthLayout>
  );
}

/** Shown for a link that was used, has expired or never existed. Nobody is told which, so it says what to do in each case. */
export function InvalidInvitation({ whom }: { whom: string }) {
  return (
    <AuthLayout title={INVITATION_MESSAGES.invalidTitle}>
      <EmptyState
        icon={MailIcon}
        title={INVITATION_MESSAGES.invalidText}
        text={`Si ya has creado tu cuenta, inicia sesión con tu correo y tu contraseña. Si no, pide ${whom} que te envíe una nueva.`}
        action={
          <ButtonLink to={ROUTES.login} variant="primary">
            Iniciar sesión
          </ButtonLink>
        }
      />
    </AuthLayout>
  );
}
