import { useEffect } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { PRIVACY_VERSION } from '@/contract/consent/privacyText';
import { INVITATION_MESSAGES } from '@/contract/invitations/messages';
import { accessStageReached, selectAccessStage, useAccessScreen } from '@/features/auth';
import { PrivacyText } from '@/features/consent';
import {
  AcceptInvitationForm,
  InvitationSummaryCard,
  useGetInvitationByTokenQuery,
} from '@/features/invitations';
import { isApiError } from '@/shared/api';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES, signInState } from '@/shared/routes';
import { toastRequested } from '@/shared/toasts';
import { AuthLayout } from '@/shared/ui/auth-layout';
import { EmptyState } from '@/shared/ui/empty-state';
import { MailIcon } from '@/shared/ui/icon';
import { SkeletonText } from '@/shared/ui/skeleton';

/** Statuses that mean an invalid invitation, not a connection or server failure. */
const INVALID_STATUSES: readonly unknown[] = [400, 404, 409, 410, 422];

/** /register/invitation/{token} */
export function InvitationRegistrationPage() {
  const { token = '' } = useParams();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const accepted = useAppSelector(selectAccessStage) === 'invitationAccepted';
  useAccessScreen();
  const { currentData: invitation, error, isLoading } = useGetInvitationByTokenQuery(token);
  const invalid = isApiError(error) ? INVALID_STATUSES.includes(error.status) : !isLoading && !invitation;
  const open = invitation && invitation.status !== 'ACCEPTED' && invitation.status !== 'EXPIRED';

  useEffect(() => {
    // An invalid invitation is shown on this screen; any other failure leads to sign-in.
    if (!error || invalid) return;
    dispatch(toastRequested({ message: INVITATION_MESSAGES.invalid, variant: 'error' }));
    navigate(ROUTES.login, { replace: true });
  }, [error, invalid, dispatch, navigate]);

  if (isLoading || (error && !invalid))
    return (
      <AuthLayout title="Crear cuenta">
        <SkeletonText lines={6} label="Cargando invitación" />
      </AuthLayout>
    );
  if (accepted && invitation)
    return <Navigate to={ROUTES.login} replace state={signInState(invitation.email)} />;
  if (!open)
    return (
      <AuthLayout
        title={INVITATION_MESSAGES.invalidTitle}
        footer={<Link to={ROUTES.login}>Ir a iniciar sesión</Link>}
      >
        <EmptyState
          icon={MailIcon}
          title={INVITATION_MESSAGES.invalidText}
          text="Pide a tu fisioterapeuta que te envíe una nueva."
        />
      </AuthLayout>
    );
  return (
    <AuthLayout title="Crear cuenta" footer={<Link to={ROUTES.login}>Ya tengo cuenta</Link>}>
      <InvitationSummaryCard invitation={invitation} />
      <AcceptInvitationForm
        token={token}
        patientName={invitation.patient?.name ?? ''}
        // Ask for consent only if this build contains the text of the server's version.
        privacy={
          invitation.privacyVersion === PRIVACY_VERSION
            ? { version: PRIVACY_VERSION, text: <PrivacyText /> }
            : undefined
        }
        onAccepted={() => void dispatch(accessStageReached('invitationAccepted'))}
      />
    </AuthLayout>
  );
}
