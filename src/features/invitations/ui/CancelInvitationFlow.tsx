import { INVITATION_MESSAGES } from '@/contract/invitations';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useSubmit } from '@/shared/useSubmit';
import { useCancelInvitationMutation } from '../api';

export interface CancelInvitationFlowProps {
  invitation: { id: string; email: string; patientId?: string; patient?: { name: string } | null };
  /** Called when the invitation was cancelled or kept. The parent then removes this component. */
  onDone: () => void;
}

/** Asks before an invitation is cancelled, and then cancels it. Stays open if that fails. */
export function CancelInvitationFlow({ invitation, onDone }: CancelInvitationFlowProps) {
  const [cancel, { isLoading }] = useCancelInvitationMutation();
  const { submit } = useSubmit((asked: CancelInvitationFlowProps['invitation']) => cancel(asked), {
    success: INVITATION_MESSAGES.cancelled,
    failure: INVITATION_MESSAGES.cancelFailed,
    onDone,
  });
  return (
    <ConfirmDialog
      open
      title="¿Cancelar invitación?"
      subject={[invitation.patient?.name, invitation.email].filter(Boolean).join(' · ')}
      consequence="El enlace enviado dejará de funcionar. Podrás enviar otra invitación cuando quieras."
      confirmLabel="Cancelar invitación"
      cancelLabel="Volver"
      pending={isLoading}
      onConfirm={() => submit(invitation)}
      onCancel={onDone}
    />
  );
}
