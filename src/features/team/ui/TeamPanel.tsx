import type { TeamMember } from '@/contract/teamAnswers';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import { failureOf, isApiError } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { selectUser } from '@/shared/identity/slice';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { useAppSelector } from '@/shared/redux';
import { useSubmit } from '@/shared/useSubmit';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { useListTeamQuery, useReactivateMemberMutation } from '../api';
import { useRolesChange } from '../useRolesChange';
import { DeactivateMemberDialog } from './DeactivateMemberDialog';
import { InviteStaffDialog } from './InviteStaffDialog';
import { RolesDialog } from './RolesDialog';
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
  const hasOwners = useCapability('owner') ?? false;
  const query = useListTeamQuery(undefined, FRESH_ON_RETURN);
  const { currentData, error } = query;
  const failure = failureOf({ ...query, text: MESSAGES.listFailed });
  const [reactivate] = useReactivateMemberMutation();
  const { submit: giveBack } = useSubmit((id: string) => reactivate(id), {
    success: MESSAGES.reactivated,
    failure: MESSAGES.reactivateFailed,
  });
  const { submit: changeRoles } = useRolesChange();
  const invitation = useOpening('staffInvitation');
  const deactivation = useOpening('memberDeactivation');
  const deactivating = openedIn(currentData, deactivation);
  const rolesQuestion = useOpening('memberRoles');
  const changing = openedIn(currentData, rolesQuestion);
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
            onRolesChange={
              hasOwners
                ? ({ id, role }, roles) =>
                    (role === 'THERAPIST') === roles.treats
                      ? void changeRoles({ id, roles })
                      : rolesQuestion.open(id, roles.treats ? 'treats' : 'administers')
                : undefined
            }
            onDeactivate={({ id }) => deactivation.open(id)}
            onHandover={onHandover}
            onReactivate={({ id }) => void giveBack(id)}
          />
        )}
      </Card>
      <StaffInvitationsCard />
      {invitation.isOpen && <InviteStaffDialog onClose={invitation.close} />}
      {changing && (
        <RolesDialog
          member={changing}
          treats={rolesQuestion.step === 'treats'}
          onClose={rolesQuestion.close}
        />
      )}
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
