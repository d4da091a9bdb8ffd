import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { errorText } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useDeletePatientMutation } from '../api';

export interface DeletePatientDialogProps {
  /** The patient about to be deleted, or `null` while the dialog is closed. */
  patient: { id: string; name: string } | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a patient is deleted, with the name and the consequences. */
export function DeletePatientDialog({ patient, onClose, onDeleted }: DeletePatientDialogProps) {
  const dispatch = useAppDispatch();
  const [deletePatient, { isLoading }] = useDeletePatientMutation();
  const confirm = async () => {
    if (!patient || isLoading) return;
    const result = await deletePatient(patient.id);
    if ('error' in result) {
      dispatch(
        toastRequested({ message: errorText(result.error, PATIENT_MESSAGES.deleteFailed), variant: 'error' }),
      );
      return;
    }
    dispatch(toastRequested({ message: PATIENT_MESSAGES.deleted, variant: 'success' }));
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
      pending={isLoading}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
