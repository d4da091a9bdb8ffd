import { useInvitationActions } from '../useInvitationActions';
import { CancelInvitationDialog } from './CancelInvitationDialog';

/** Props of cancelling an invitation. */
export interface CancelInvitationFlowProps {
  invitation: { id: string; email: string; patientId?: string; patient?: { name: string } | null };
  /** Cancelled or kept: the flow can be taken away. */
  onDone: () => void;
}

/** Asks, then cancels; stays open where that fails. */
export function CancelInvitationFlow({ invitation, onDone }: CancelInvitationFlowProps) {
  const { cancelling, cancelInvitation } = useInvitationActions();
  return (
    <CancelInvitationDialog
      email={invitation.email}
      patientName={invitation.patient?.name}
      pending={cancelling}
      onConfirm={async () => {
        if (await cancelInvitation(invitation)) onDone();
      }}
      onCancel={onDone}
    />
  );
}
