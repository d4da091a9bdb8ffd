import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';

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
