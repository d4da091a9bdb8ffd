import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useInvitationActions } from '../useInvitationActions';

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

export interface CancelInvitationDialogProps {
  /** Address of the invitation; `null` while the dialog is closed. */
  email: string | null;
  patientName?: string;
  pending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an invitation is cancelled, with its address and the consequences. */
export function CancelInvitationDialog({
  email,
  patientName,
  pending,
  onConfirm,
  onCancel,
}: CancelInvitationDialogProps) {
  return (
    <ConfirmDialog
      open={email !== null}
      title="¿Cancelar invitación?"
      subject={[patientName, email].filter(Boolean).join(' · ')}
      consequence="El enlace enviado dejará de funcionar. Podrás enviar otra invitación cuando quieras."
      confirmLabel="Cancelar invitación"
      cancelLabel="Volver"
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
