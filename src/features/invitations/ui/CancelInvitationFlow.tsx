import { useInvitationActions } from '../useInvitationActions';
import { CancelInvitationDialog } from './CancelInvitationDialog';

export interface CancelInvitationFlowProps {
  invitation: { id: string; email: string; patientId?: string; patient?: { name: string } | null };
  /** Called when the invitation was cancelled or kept. The parent then removes this component. */
  onDone: () => void;
}

/** Asks and then cancels. Stays open if that fails. */
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
