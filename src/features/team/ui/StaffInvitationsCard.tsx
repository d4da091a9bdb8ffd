import { useState } from 'react';
import type { StaffInvitation } from '@/contract/team/entities';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team/messages';
import { errorText } from '@/shared/api';
import { Card } from '@/shared/ui/card';
import { ErrorState } from '@/shared/ui/error-state';
import { useListStaffInvitationsQuery } from '../api';
import { CancelStaffInvitationDialog } from './CancelStaffInvitationDialog';
import { StaffInvitationTable } from './StaffInvitationTable';

/** The open invitations of staff. */
export function StaffInvitationsCard() {
  const { currentData, error, isFetching, refetch } = useListStaffInvitationsQuery();
  const [cancelling, setCancelling] = useState<StaffInvitation | null>(null);
  return (
    <Card title="Invitaciones abiertas">
      {error && !currentData ? (
        <ErrorState
          message={errorText(error, MESSAGES.invitationsFailed)}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <StaffInvitationTable invitations={currentData} onCancel={setCancelling} />
      )}
      {cancelling && (
        <CancelStaffInvitationDialog invitation={cancelling} onClose={() => setCancelling(null)} />
      )}
    </Card>
  );
}
