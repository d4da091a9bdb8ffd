import { formatLongDate, formatTime } from '@/shared/lib/dates';
import type { Appointment } from '@/contract/appointmentAnswers';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { RowChoice } from '@/shared/ui/row-choice/RowChoice';
import { appointmentPicked, appointmentUnpicked, selectIsPicked, selectSelection } from '../selection';

/** Checkbox of one appointment. It reads the selection itself, so that a press draws this one alone. */
export function AppointmentChoice({ appointment }: { appointment: Appointment }) {
  const dispatch = useAppDispatch();
  const { id, patientName, date } = appointment;
  const isPicked = useAppSelector((state) => selectIsPicked(state, id));
  const busy = useAppSelector((state) => selectSelection(state).run !== null);
  return (
    <RowChoice
      label={`Seleccionar la cita de ${patientName || 'paciente sin nombre'}, ${formatLongDate(date)} ${formatTime(date)}`}
      value={isPicked}
      disabled={busy}
      onChange={(value) => dispatch((value ? appointmentPicked : appointmentUnpicked)({ id }))}
    />
  );
}
