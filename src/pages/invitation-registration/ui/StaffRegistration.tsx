import { Link, Navigate } from 'react-router-dom';
import { accessStageReached, selectAccessStage, useAccessScreen } from '@/features/auth';
import { JoinForm, StaffJoiningSummary, useGetStaffJoiningQuery } from '@/features/team';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES, signInState } from '@/shared/routes';
import { AuthLayout } from '@/shared/ui/auth-layout/AuthLayout';
import { InvalidInvitation, useWaiting } from './InvitationState';

/** Behind a link that was sent to somebody who will work in the practice. */
export function StaffRegistration({ token }: { token: string }) {
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
        onJoined={() => void dispatch(accessStageReached('invitationAccepted'))}
      />
    </AuthLayout>
  );
}
