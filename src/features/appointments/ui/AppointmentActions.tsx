import type { Appointment } from '@/contract/appointmentAnswers';
import { awaitsSession } from '@/contract/followUp';
import {
  APPOINTMENT_TRANSITIONS,
  type AppointmentStatus,
  OPEN_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { practiceWallClock, practiceZone } from '@/shared/lib/dates';
import { leadsBackState, ROUTES } from '@/shared/routes';
import { Button, ButtonLink } from '@/shared/ui/button/Button';
import {
  CalendarCancelIcon,
  CalendarIcon,
  DownloadIcon,
  EditIcon,
  HistoryIcon,
  TrashIcon,
  UserMissingIcon,
} from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { Menu } from '@/shared/ui/menu/Menu';
import type { MenuItemSpec } from '@/shared/ui/menu/MenuPopup';
import { useServerNow } from '@/shared/useServerClock';
import { useNavigate } from 'react-router-dom';
import { agendaWith } from '../address';
import { downloadAppointment } from '../calendarFile';
import { fullName } from '../appointmentTexts';
import { leadsToRecord, useAppointmentTasks, type TaskOptions } from '../useAppointmentTasks';
import { useStatusChange } from '../statusChange';
import { STATUS_VERBS } from './AppointmentMarks';
import styles from './AppointmentActions.module.css';
import type { Ending } from './EndAppointmentPrompt';

/** What a row's menu can ask for that our server alone knows. */
export type Asked = Ending | 'history';

export interface AppointmentActionsProps extends TaskOptions {
  appointment: Appointment;
  /**
   * Asks for the reason of an ending, or shows the history. Only where the server knows them; the dialog stands outside the
   * row, which the table may take away.
   */
  onAsk?: ((appointment: Appointment, asked: Asked) => void) | undefined;
  onDelete: (appointment: Appointment) => void;
}

/** Menu entries of what only our server can do, as far as the appointment's state allows. */
function endingsOf(
  { status, date, arrivedAt }: Appointment,
  now: Date,
  ask: (asked: Asked) => void,
): MenuItemSpec[] {
  const isMissable = new Date(date) <= now && OPEN_APPOINTMENT_STATUSES.includes(status) && !arrivedAt;
  const entry = (key: Asked, label: string, icon: MenuItemSpec['icon']) => [
    { key, label, icon, onSelect: () => ask(key) },
  ];
  return [
    ...(status === 'CONFIRMED' ? entry('cancellation', 'Cancelar cita', CalendarCancelIcon) : []),
    ...(isMissable ? entry('noShow', 'No asistió', UserMissingIcon) : []),
    ...entry('history', 'Historial y deshacer', HistoryIcon),
  ];
}

/** Actions of an appointment: allowed statuses, session, edit, download, delete, and a menu of the rest. */
export function AppointmentActions({ appointment, onAsk, onDelete, ...options }: AppointmentActionsProps) {
  const navigate = useNavigate();
  const changeStatus = useStatusChange();
  const tasks = useAppointmentTasks(options)(appointment);
  const now = useServerNow();
  const isWritable = leadsToRecord(options, appointment) && awaitsSession(appointment, now, practiceZone());
  const name = fullName(appointment);
  const day = practiceWallClock(appointment.date).date;
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
          onClick={() =>
            navigate(
              ROUTES.editAppointment(appointment.id),
              options.inRecord ? { state: leadsBackState } : undefined,
            )
          }
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
          items={[
            ...(isWritable ? tasks.filter(({ key }) => key !== 'session') : tasks),
            {
              key: 'calendar',
              label: 'Ver en el calendario',
              icon: CalendarIcon,
              onSelect: () => void navigate(agendaWith({ view: 'calendar', range: 'day', date: day })),
            },
            ...(onAsk ? endingsOf(appointment, now, (asked) => onAsk(appointment, asked)) : []),
          ]}
        />
      </div>
    </div>
  );
}
