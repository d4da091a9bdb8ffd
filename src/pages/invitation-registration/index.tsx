import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { PRIVACY_VERSION } from '@/contract/consent';
import { STAFF_LINK_MARK } from '@/contract/team';
import { accessStageReached, selectAccessStage, useAccessScreen } from '@/features/auth';
import { PrivacyText } from '@/features/consent';
import {
  AcceptInvitationForm,
  InvitationSummaryCard,
  useGetInvitationByTokenQuery,
} from '@/features/invitations';
import { JoinForm, StaffJoiningSummary, useGetStaffJoiningQuery } from '@/features/team';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES, signInState } from '@/shared/routes';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';
import { InvalidInvitation, useWaiting } from './ui/InvitationState';

/** /register/invitation/{token}; links of staff carry a mark. */
export function InvitationRegistrationPage() {
  const { token = '' } = useParams();
  const [params] = useSearchParams();
  return params.has(STAFF_LINK_MARK) ? (
    <StaffRegistration token={token} />
  ) : (
    <PatientRegistration token={token} />
  );
}

function PatientRegistration({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const accepted = useAppSelector(selectAccessStage) === 'invitationAccepted';
  useAccessScreen();
  const { currentData: invitation, ...asking } = useGetInvitationByTokenQuery(token);
  const waiting = useWaiting(asking);
  const open = invitation && invitation.status !== 'ACCEPTED' && invitation.status !== 'EXPIRED';

  if (waiting) return waiting;
  if (accepted && invitation)
    return <Navigate to={ROUTES.login} replace state={signInState(invitation.email)} />;
  if (!open) return <InvalidInvitation whom="a tu fisioterapeuta" />;
  return (
    <AuthLayout title="Crear cuenta" footer={<Link to={ROUTES.login}>Ya tengo cuenta</Link>}>
      <InvitationSummaryCard invitation={invitation} />
      <AcceptInvitationForm
        token={token}
        patientName={invitation.patient?.name ?? ''}
        email={invitation.email}
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

/** Behind a link that was sent to somebody who will work in the practice. */
function StaffRegistration({ token }: { token: string }) {
  const dispatch = useAppDispatch();
  const accepted = useAppSelector(selectAccessStage) === 'invitationAccepted';
  useAccessScreen();
  const { currentData: joining, ...asking } = useGetStaffJoiningQuery(token);
  const waiting = useWaiting(asking);

  if (waiting) return waiting;
  if (accepted && joining) return <Navigate to={ROUTES.login} replace state={signInState(joining.email)} />;
  if (!joining) return <InvalidInvitation whom="a tu consulta" />;
  return (
    <AuthLayout title="Crear cuenta" footer={<Link to={ROUTES.login}>Ya tengo cuenta</Link>}>
      <StaffJoiningSummary joining={joining} />
      <JoinForm
        token={token}
        name={joining.name}
        email={joining.email}
        onJoined={() => void dispatch(accessStageReached('invitationAccepted'))}
      />
    </AuthLayout>
  );
}
