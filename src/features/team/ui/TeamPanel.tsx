import type { TeamMember } from '@/contract/teamAnswers';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import type { StaffRolesBody } from '@/contract/teamSchemas';
import { failureOf, isApiError } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { selectUser, userUpdated } from '@/shared/identity/slice';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { useChangeRolesMutation, useListTeamQuery, useReactivateMemberMutation } from '../api';
import { DeactivateMemberDialog } from './DeactivateMemberDialog';
import { InviteStaffDialog } from './InviteStaffDialog';
import { StaffInvitationsCard } from './StaffInvitationsCard';
import { TeamTable } from './TeamTable';
import styles from './TeamPanel.module.css';

export interface TeamPanelProps {
  /** Called to hand over the patients and appointments of somebody. */
  onHandover?: (member: TeamMember) => void;
}

/** Who works in the practice, for administration. Says so on a backend that does not keep it. */
export function TeamPanel({ onHandover }: TeamPanelProps) {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  const hasOwners = useCapability('owner') ?? false;
  const query = useListTeamQuery();
  const { currentData, error } = query;
  const failure = failureOf({ ...query, text: MESSAGES.listFailed });
  const [reactivate] = useReactivateMemberMutation();
  const { submit: giveBack } = useSubmit((id: string) => reactivate(id), {
    success: MESSAGES.reactivated,
    failure: MESSAGES.reactivateFailed,
  });
  const [change] = useChangeRolesMutation();
  const { submit: changeRoles } = useSubmit((input: { id: string; roles: StaffRolesBody }) => change(input), {
    success: MESSAGES.rolesChanged,
    failure: MESSAGES.rolesFailed,
    onDone: ({ id, role, alsoAdmin }) => {
      // Menu and screens follow at once.
      if (user?.id === id) dispatch(userUpdated({ ...user, role, alsoAdmin }));
    },
  });
  const invitation = useOpening('staffInvitation');
  const deactivation = useOpening('memberDeactivation');
  const deactivating = openedIn(currentData, deactivation);
  if (isApiError(error) && error.status === 404)
    return <EmptyState title="Este servidor no gestiona el equipo" />;

  return (
    <div className={styles.panel}>
      <Card
        title="Equipo"
        description="Quién puede entrar en la aplicación de la consulta."
        actions={
          <Button icon={PlusIcon} onClick={() => invitation.open()}>
            Invitar a alguien
          </Button>
        }
      >
        {failure ? (
          <ErrorState {...failure} />
        ) : (
          <TeamTable
            members={currentData}
            ownId={user?.id}
            onRolesChange={hasOwners ? ({ id }, roles) => void changeRoles({ id, roles }) : undefined}
            onDeactivate={({ id }) => deactivation.open(id)}
            onHandover={onHandover}
            onReactivate={({ id }) => void giveBack(id)}
          />
        )}
      </Card>
      <StaffInvitationsCard />
      {invitation.isOpen && <InviteStaffDialog onClose={invitation.close} />}
      {deactivating && (
        <DeactivateMemberDialog
          member={deactivating}
          onHandover={
            onHandover &&
            (() => {
              deactivation.close();
              onHandover(deactivating);
            })
          }
          onClose={deactivation.close}
        />
      )}
    </div>
  );
}
