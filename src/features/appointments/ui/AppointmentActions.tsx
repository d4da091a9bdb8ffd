import type { Appointment } from '@/contract/appointments/entities';
import { APPOINTMENT_TRANSITIONS, type AppointmentStatus } from '@/contract/appointments/enums';
import { ROUTES } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { DownloadIcon, EditIcon, TrashIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { useNavigate } from 'react-router-dom';
import { downloadAppointment } from '../calendarFile';
import { fullName } from '../appointmentTexts';
import { useStatusChange } from '../useStatusChange';
import { STATUS_VERBS } from '../statusVerbs';

/** Props of the actions of one appointment. */
export interface AppointmentActionsProps {
  appointment: Appointment;
  onDelete: (appointment: Appointment) => void;
}

/** What can be done with an appointment: the statuses it may go to, edit, download, delete. */
export function AppointmentActions({ appointment, onDelete }: AppointmentActionsProps) {
  const navigate = useNavigate();
  const changeStatus = useStatusChange();
  const name = fullName(appointment);
  return (
    <>
      {APPOINTMENT_TRANSITIONS[appointment.status].map((status: AppointmentStatus) => (
        <Button
          key={status}
          size="sm"
          variant={status === 'CANCELLED' ? 'quiet' : 'secondary'}
          aria-label={`${STATUS_VERBS[status]} la cita de ${name}`}
          onClick={() => changeStatus(appointment, status)}
        >
          {STATUS_VERBS[status]}
        </Button>
      ))}
      <IconButton
        size="sm"
        icon={EditIcon}
        label={`Editar la cita de ${name}`}
        onClick={() => navigate(ROUTES.editAppointment(appointment.id))}
      />
      <IconButton
        size="sm"
        icon={DownloadIcon}
        label={`Descargar la cita de ${name} para el calendario`}
        onClick={() => downloadAppointment(appointment, 'staff')}
      />
      <IconButton
        size="sm"
        icon={TrashIcon}
        label={`Eliminar la cita de ${name}`}
        onClick={() => onDelete(appointment)}
      />
    </>
  );
}
