import type { Appointment } from '@/contract/appointments/entities';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { deletionPostponed } from '@/shared/deletions';
import { useAppDispatch } from '@/shared/redux';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { fullName } from '../appointmentTexts';

export interface DeleteAppointmentDialogProps {
  /** The appointment about to be deleted, or `null` while the dialog is closed. */
  appointment: Appointment | null;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before an appointment is deleted, with patient, date and consequences. */
export function DeleteAppointmentDialog({ appointment, onClose, onDeleted }: DeleteAppointmentDialogProps) {
  const dispatch = useAppDispatch();
  const confirm = () => {
    if (!appointment) return;
    const { id } = appointment;
    const { deleted: message, deleteFailed: failure } = MESSAGES;
    dispatch(deletionPostponed({ kind: 'Appointment', id, message, failure }));
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={appointment !== null}
      title="¿Eliminar cita?"
      subject={appointment && fullName(appointment)}
      consequence="Desaparecerá de la agenda y del calendario del paciente, y su hora quedará libre."
      confirmLabel="Eliminar cita"
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
