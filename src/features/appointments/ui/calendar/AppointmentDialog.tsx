import type { Appointment } from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_TRANSITIONS,
  APPOINTMENT_TYPE_LABELS,
  type AppointmentStatus,
  OPEN_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { useCapability } from '@/shared/capabilities';
import { formatLongDate, formatTime } from '@/shared/lib/dates';
import { useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { DownloadIcon, EditIcon, SendIcon, TimerIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { useServerNow } from '@/shared/useServerClock';
import { downloadAppointment } from '../../calendarFile';
import { fullName, timeSpan } from '../../appointmentTexts';
import { AppointmentState, STATUS_VERBS } from '../AppointmentMarks';
import { useAppointmentTasks, type TaskOptions } from '../../useAppointmentTasks';
import { useStatusChange } from '../../statusChange';
import { AppointmentHistory } from '../AppointmentHistory';
import { EndAppointmentPrompt, type Ending } from '../EndAppointmentPrompt';
import { TellDialog } from '../TellDialog';
import styles from './AppointmentDialog.module.css';

export interface AppointmentDialogProps extends TaskOptions {
  appointment: Appointment | null;
  onClose: () => void;
  onEdit: (appointment: Appointment) => void;
  onMove: (appointment: Appointment) => void;
  onDelete: (appointment: Appointment) => void;
}

function Details({ appointment }: { appointment: Appointment }) {
  const { patientPhone, type, notes, therapist, date, arrivedAt, service, room } = appointment;
  return (
    <DescriptionList
      items={[
        { label: 'Fecha', value: formatLongDate(date) },
        { label: 'Hora', value: `${timeSpan(appointment)} (${appointment.duration} min)` },
        { label: 'Tipo', value: APPOINTMENT_TYPE_LABELS[type] },
        ...(service ? [{ label: 'Servicio', value: service.name }] : []),
        ...(room ? [{ label: 'Sala', value: room.name }] : []),
        { label: 'Estado', value: <AppointmentState appointment={appointment} /> },
        ...(arrivedAt ? [{ label: 'Llegada', value: formatTime(arrivedAt) }] : []),
        ...(patientPhone ? [{ label: 'Teléfono', value: <PhoneLink phone={patientPhone} /> }] : []),
        ...(therapist?.name ? [{ label: 'Fisioterapeuta', value: therapist.name }] : []),
        ...(notes ? [{ label: 'Notas', value: notes }] : []),
      ]}
    />
  );
}

/** Details and actions of an appointment. Its move action is the keyboard alternative to dragging. */
export function AppointmentDialog({
  appointment: shown,
  onClose,
  onEdit,
  onMove,
  onDelete,
  ...options
}: AppointmentDialogProps) {
  const changeStatus = useStatusChange();
  const tasksOf = useAppointmentTasks(options);
  const ending = useOpening('appointmentEnding');
  const completion = useOpening('appointmentCompletion');
  const telling = useOpening('appointmentTelling');
  const canTell = useCapability('communications') ?? false;
  const now = useServerNow();
  // A question about the appointment stays when the calendar loses it: somebody is typing, or reads a refusal.
  const held = useOpenedIn(shown ? [shown] : [], { id: ending.id ?? completion.id ?? telling.id });
  const appointment = shown ?? held;
  if (!appointment) return null;
  if (ending.id === appointment.id)
    return (
      <EndAppointmentPrompt appointment={appointment} how={ending.step as Ending} onClose={ending.close} />
    );
  if (completion.id === appointment.id)
    return (
      <ConfirmDialog
        open
        tone="primary"
        title="¿Completar una cita que no ha empezado?"
        subject={fullName(appointment)}
        confirmLabel="Completar cita"
        cancelLabel="Volver"
        onConfirm={() => {
          completion.close();
          void changeStatus(appointment, 'COMPLETED');
        }}
        onCancel={completion.close}
      />
    );
  if (telling.id === appointment.id) return <TellDialog appointment={appointment} onClose={telling.close} />;
  const isAhead = new Date(appointment.date) > now;
  const asks = (status: AppointmentStatus) => status === 'COMPLETED' && isAhead;
  const next: readonly AppointmentStatus[] = APPOINTMENT_TRANSITIONS[appointment.status];
  return (
    <Dialog open title={appointment.patientName || 'Cita'} onClose={onClose} size="sm">
      <div className={styles.content}>
        <Details appointment={appointment} />
        {next.length > 0 && (
          <div className={styles.actions} role="group" aria-label="Cambiar el estado">
            {next.map((status) => (
              <Button
                key={status}
                variant={status === 'CANCELLED' || asks(status) ? 'secondary' : 'primary'}
                onClick={() =>
                  asks(status) ? completion.open(appointment.id) : changeStatus(appointment, status)
                }
              >
                {`${STATUS_VERBS[status]} cita`}
              </Button>
            ))}
          </div>
        )}
        <div className={styles.actions} role="group" aria-label="Paciente y sesión">
          {tasksOf(appointment).map(({ key, label, icon, onSelect }) => (
            <Button key={key} icon={icon} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </div>
        <div className={styles.actions} role="group" aria-label="Más acciones">
          {canTell && isAhead && OPEN_APPOINTMENT_STATUSES.includes(appointment.status) && (
            <Button icon={SendIcon} onClick={() => telling.open(appointment.id)}>
              Avisar
            </Button>
          )}
          {next.length > 0 && (
            <Button icon={TimerIcon} onClick={() => onMove(appointment)}>
              Mover
            </Button>
          )}
          <Button icon={EditIcon} onClick={() => onEdit(appointment)}>
            Editar
          </Button>
          <Button icon={DownloadIcon} onClick={() => downloadAppointment(appointment, 'staff')}>
            Descargar (.ics)
          </Button>
          <Button icon={TrashIcon} onClick={() => onDelete(appointment)}>
            Eliminar
          </Button>
        </div>
        <AppointmentHistory appointment={appointment} onEnd={(how) => ending.open(appointment.id, how)} />
      </div>
    </Dialog>
  );
}
