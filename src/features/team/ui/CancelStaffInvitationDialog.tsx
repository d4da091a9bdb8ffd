import type { StaffInvitation } from '@/contract/teamAnswers';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import { useSubmit } from '@/shared/useSubmit';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useCancelStaffInvitationMutation } from '../api';

export interface CancelStaffInvitationDialogProps {
  invitation: StaffInvitation;
  onClose: () => void;
}

/** Asks before an invitation of staff is cancelled. */
export function CancelStaffInvitationDialog({ invitation, onClose }: CancelStaffInvitationDialogProps) {
  const [cancel, { isLoading }] = useCancelStaffInvitationMutation();
  const { submit, failure } = useSubmit((id: string) => cancel(id), {
    success: MESSAGES.cancelled,
    failure: MESSAGES.cancelFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="¿Cancelar la invitación?"
      subject={`${invitation.name} · ${invitation.email}`}
      consequence="El enlace enviado dejará de funcionar. Podrás enviar otra invitación cuando quieras."
      confirmLabel="Cancelar invitación"
      cancelLabel="Volver"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => submit(invitation.id)}
      onCancel={onClose}
    />
  );
}
