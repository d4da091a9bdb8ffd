import type { Appointment } from '@/contract/appointments/entities';
import { awaitsSession } from '@/contract/appointments/followUp';
import { APPOINTMENT_TRANSITIONS, type AppointmentStatus } from '@/contract/appointments/enums';
import { ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button';
import { DownloadIcon, EditIcon, TrashIcon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';
import { useNavigate } from 'react-router-dom';
import { downloadAppointment } from '../calendarFile';
import { fullName } from '../appointmentTexts';
import { useAppointmentTasks, type TaskOptions } from '../useAppointmentTasks';
import { useStatusChange } from '../useStatusChange';
import { STATUS_VERBS } from '../statusVerbs';
import styles from './AppointmentActions.module.css';

export interface AppointmentActionsProps extends TaskOptions {
  appointment: Appointment;
  onDelete: (appointment: Appointment) => void;
}

/** Actions of an appointment: allowed statuses, session, edit, download, delete, and a menu of the rest. */
export function AppointmentActions({ appointment, onDelete, ...options }: AppointmentActionsProps) {
  const navigate = useNavigate();
  const changeStatus = useStatusChange();
  const tasks = useAppointmentTasks(options)(appointment);
  const isWritable = Boolean(options.withRecord) && awaitsSession(appointment, new Date());
  const name = fullName(appointment);
  return (
    <div className={styles.actions}>
      <div className={styles.group}>
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
        {isWritable && (
          <ButtonLink
            size="sm"
            to={ROUTES.sessionOfAppointment(appointment.id)}
            aria-label={`Escribir la sesión de ${name}`}
          >
            Escribir sesión
          </ButtonLink>
        )}
      </div>
      <div className={styles.group}>
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
        <Menu
          size="sm"
          label={`Más acciones de la cita de ${name}`}
          items={isWritable ? tasks.filter(({ key }) => key !== 'session') : tasks}
        />
      </div>
    </div>
  );
}
