import type { Appointment } from '@/contract/appointments/entities';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { errorText } from '@/shared/api';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { useDeleteAppointmentMutation } from '../api';
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
  const [deleteAppointment, { isLoading }] = useDeleteAppointmentMutation();
  const confirm = async () => {
    if (!appointment || isLoading) return;
    const result = await deleteAppointment(appointment.id);
    if ('error' in result) {
      dispatch(toastRequested({ message: errorText(result.error, MESSAGES.deleteFailed), variant: 'error' }));
      return;
    }
    dispatch(toastRequested({ message: MESSAGES.deleted, variant: 'success' }));
    onClose();
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      open={appointment !== null}
      title="¿Eliminar cita?"
      subject={appointment && fullName(appointment)}
      consequence="Desaparecerá de la agenda y del calendario del paciente, y su hora quedará libre. No se puede deshacer."
      confirmLabel="Eliminar cita"
      pending={isLoading}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
