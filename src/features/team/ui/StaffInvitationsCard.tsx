import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import { errorText } from '@/shared/api/errors';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { Card } from '@/shared/ui/card/Card';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { useListStaffInvitationsQuery } from '../api';
import { CancelStaffInvitationDialog } from './CancelStaffInvitationDialog';
import { StaffInvitationTable } from './StaffInvitationTable';

/** The open invitations of staff. */
export function StaffInvitationsCard() {
  const { currentData, error, isFetching, refetch } = useListStaffInvitationsQuery();
  const question = useOpening('staffInvitationCancelling');
  const cancelling = openedIn(currentData, question);
  return (
    <Card title="Invitaciones abiertas">
      {error && !currentData ? (
        <ErrorState
          message={errorText(error, MESSAGES.invitationsFailed)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <StaffInvitationTable invitations={currentData} onCancel={({ id }) => question.open(id)} />
      )}
      {cancelling && <CancelStaffInvitationDialog invitation={cancelling} onClose={question.close} />}
    </Card>
  );
}
