import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { deletionPostponed } from '@/shared/deletions';
import { useAppDispatch } from '@/shared/redux';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

export interface DeletePatientDialogProps {
  /** The patient about to be deleted, or `null` while the dialog is closed. */
  patient: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a patient is deleted, with the name and the consequences. */
export function DeletePatientDialog({ patient, onClose, onDeleted }: DeletePatientDialogProps) {
  const dispatch = useAppDispatch();
  const confirm = () => {
    if (!patient) return;
    const { deleted: message, deleteFailed: failure } = PATIENT_MESSAGES;
    dispatch(deletionPostponed({ kind: 'Patient', id: patient.id, message, failure }));
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={patient !== null}
      title="¿Eliminar paciente?"
      subject={patient?.name}
      consequence="Dejará de aparecer en la aplicación y perderá el acceso a su cuenta. Su historia clínica se conserva bloqueada durante el plazo legal."
      confirmLabel="Eliminar paciente"
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
