import type { Appointment } from '@/contract/appointmentAnswers';
import { openedIn, useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import type { TaskOptions } from '../../useAppointmentTasks';
import { useMove, type AskedMove, type Move } from '../../useMove';
import { LateAppointmentDialog } from '../LateAppointmentDialogs';
import type { AgendaChoices } from './agendaChoices';
import { MoveDialog } from './MoveDialog';

/** The opened appointment, the pending move, and the saving of a drag. */
export function useOpened() {
  const detail = useOpening('appointmentDetail');
  const moving = useOpening<AskedMove>('appointmentMove');
  const move = useMove();

  /**
   * Saves a dropped appointment. On a conflict, opens the dialog with alternatives. Resolves to whether it
   * was saved.
   */
  const drop = async (wanted: Move): Promise<boolean> => {
    const result = await move(wanted);
    if (result.saved) return true;
    const { appointment, ...asked } = wanted;
    if (result.conflict) moving.open(appointment.id, undefined, { ...asked, conflict: result.conflict });
    return false;
  };
  return { detail, moving, drop };
}

interface CalendarDialogsProps extends Omit<ReturnType<typeof useOpened>, 'drop'> {
  appointments: readonly Appointment[];
  choices: AgendaChoices;
  options: TaskOptions;
  onEdit: (appointment: Appointment) => void;
  onDelete: (appointment: Appointment) => void;
}

/** The dialogs of an opened appointment and of its move. */
export function CalendarDialogs({
  appointments,
  choices,
  options,
  detail,
  moving,
  onEdit,
  onDelete,
}: CalendarDialogsProps) {
  const moved = useOpenedIn(appointments, moving);
  return (
    <>
      <LateAppointmentDialog
        appointment={openedIn(appointments, detail)}
        onClose={detail.close}
        {...options}
        onEdit={onEdit}
        onMove={(appointment) => {
          detail.close();
          moving.open(appointment.id);
        }}
        onDelete={(appointment) => {
          detail.close();
          onDelete(appointment);
        }}
      />
      <MoveDialog appointment={moved} asked={moving.about} choices={choices} onClose={moving.close} />
    </>
  );
}
