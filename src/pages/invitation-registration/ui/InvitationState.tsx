import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { INVITATION_MESSAGES } from '@/contract/invitations/messages';
import { isApiError } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { AuthLayout } from '@/shared/ui/auth-layout';
import { EmptyState } from '@/shared/ui/empty-state';
import { MailIcon } from '@/shared/ui/icon';
import { SkeletonText } from '@/shared/ui/skeleton';

/** Statuses that mean an invalid invitation, not a connection or server failure. */
const INVALID_STATUSES: readonly unknown[] = [400, 404, 409, 410, 422];

/** Whether an invitation is still on its way. A failure that says nothing of it leads to sign-in. */
export function useIsComing({ error, isLoading }: { error?: unknown; isLoading: boolean }): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const failed = error !== undefined && !(isApiError(error) && INVALID_STATUSES.includes(error.status));
  useEffect(() => {
    if (!failed) return;
    dispatch(toastRequested({ message: INVITATION_MESSAGES.invalid, variant: 'error' }));
    navigate(ROUTES.login, { replace: true });
  }, [failed, dispatch, navigate]);
  return isLoading || failed;
}

/** Shown while the invitation is on its way. */
export function InvitationSkeleton() {
  return (
    <AuthLayout title="Crear cuenta">
      <SkeletonText lines={6} label="Cargando invitación" />
    </AuthLayout>
  );
}

/** Shown for a link that was used, has expired or never existed. */
export function InvalidInvitation({ whom }: { whom: string }) {
  return (
    <AuthLayout
      title={INVITATION_MESSAGES.invalidTitle}
      footer={<Link to={ROUTES.login}>Ir a iniciar sesión</Link>}
    >
      <EmptyState
        icon={MailIcon}
        title={INVITATION_MESSAGES.invalidText}
        text={`Pide ${whom} que te envíe una nueva.`}
      />
    </AuthLayout>
  );
}
