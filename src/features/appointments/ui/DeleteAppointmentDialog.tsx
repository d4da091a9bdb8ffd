import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES, DELETE_CONSEQUENCES } from '@/contract/appointments';
import { useDeletion } from '@/shared/restore';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useDeleteAppointmentMutation } from '../api';
import { fullName } from '../appointmentTexts';

export interface DeleteAppointmentDialogProps {
  /** The appointment about to be deleted, or `null` while the dialog is closed. */
  appointment: Appointment | null;
  onClose: () => void;
}

/** Asks before an appointment is deleted, with patient, date and consequences. */
export function DeleteAppointmentDialog({ appointment, onClose }: DeleteAppointmentDialogProps) {
  const { confirm, dialog } = useDeletion(useDeleteAppointmentMutation(), {
    kind: 'Appointment',
    deleted: MESSAGES.deleted,
    failed: MESSAGES.deleteFailed,
    onClose,
  });
  return (
    <ConfirmDialog
      open={appointment !== null}
      title="¿Eliminar cita?"
      subject={appointment && fullName(appointment)}
      consequence={DELETE_CONSEQUENCES[0]}
      confirmLabel="Eliminar cita"
      {...dialog}
      onConfirm={() => appointment && confirm(appointment.id)}
    />
  );
}
