import type { Appointment, AppointmentEvent } from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_STATUS_LABELS,
  correctedStatus,
  OPEN_APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { awaitsArrival } from '@/contract/followUp';
import { formatMoment, practiceZone } from '@/shared/lib/dates';
import { useAppDispatch } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { useServerNow } from '@/shared/useServerClock';
import { useGetAppointmentHistoryQuery } from '../api';
import { undoPressed } from '../statusChange';
import { useArrival } from '../useArrival';
import styles from './AppointmentHistory.module.css';
import type { Ending } from './EndAppointmentPrompt';

const time = (date: string, minutes: number) => `${formatMoment(date)} (${minutes} min)`;

/** What a change did, for example «Estado: Programada → Confirmada». */
function changesOf({ kind, status, fromStatus, ...event }: AppointmentEvent): string[] {
  const { date, duration, fromDate, fromDuration, fromTherapist, toTherapist, fromRoom, toRoom } = event;
  const present = time(date, duration);
  if (kind === 'ASKED') return [`Pide otro día: ${present}`];
  if (kind === 'TOLD') return [`Paciente avisado de la cita: ${present}`];
  if (kind === 'BOOKED') return [`Cita creada: ${present}`];
  const lines = [
    ...(fromDate && fromDuration ? [`Hora: ${time(fromDate, fromDuration)} → ${present}`] : []),
    ...(fromTherapist && toTherapist ? [`Fisioterapeuta: ${fromTherapist} → ${toTherapist}`] : []),
    ...(fromRoom || toRoom ? [`Sala: ${fromRoom ?? 'ninguna'} → ${toRoom ?? 'ninguna'}`] : []),
    ...(fromStatus && fromStatus !== status
      ? [`Estado: ${APPOINTMENT_STATUS_LABELS[fromStatus]} → ${APPOINTMENT_STATUS_LABELS[status]}`]
      : []),
  ];
  // A change of the patient alone has nothing else to show.
  const shown = lines.length > 0 ? lines : ['Paciente de la cita cambiado'];
  return kind === 'UNDONE' ? ['Cambio deshecho', ...shown] : shown;
}

function Event({ event }: { event: AppointmentEvent }) {
  return (
    <li className={styles.event}>
      {changesOf(event).map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      {event.late && <p className={styles.line}>Cancelada tarde</p>}
      {event.reason && <p className={styles.line}>Motivo: {event.reason}</p>}
      <p className={styles.meta}>
        {formatMoment(event.at)}
        {event.actorName && `, ${event.actorName}`}
      </p>
    </li>
  );
}

export interface AppointmentHistoryProps {
  appointment: Appointment;
  /** Shows the events at once, where they are what was asked for. */
  expanded?: boolean;
  /** Asks for the reason before the appointment is cancelled, marked as a no-show or corrected. */
  onEnd: (how: Ending) => void;
}

/**
 * What happened to an appointment, and the changes that only our server knows. Nothing at all where the backend does
 * not answer the history.
 */
export function AppointmentHistory({ appointment, expanded = false, onEnd }: AppointmentHistoryProps) {
  const dispatch = useAppDispatch();
  const { data: history } = useGetAppointmentHistoryQuery(appointment.id);
  const { noteArrival } = useArrival();
  const now = useServerNow();
  if (!history) return null;
  const { id, status, date, arrivedAt } = appointment;
  const { events, undo } = history;
  const hasBegun = new Date(date) <= now;
  const isOpen = OPEN_APPOINTMENT_STATUSES.includes(status);
  const hasArrived = isOpen && Boolean(arrivedAt);
  const isArriving = awaitsArrival(appointment, now, practiceZone());
  const isMissable = isOpen && hasBegun && !hasArrived;
  const corrected = correctedStatus(status, hasBegun);
  const list = (
    <ol className={styles.events}>
      {events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </ol>
  );
  const change = undo && new Date(undo.until) > now ? undo.change : null;
  return (
    <>
      {(status === 'CONFIRMED' || isArriving || hasArrived || isMissable || corrected || change) && (
        <div className={styles.actions} role="group" aria-label="Otros cambios">
          {status === 'CONFIRMED' && <Button onClick={() => onEnd('cancellation')}>Cancelar cita</Button>}
          {(isArriving || hasArrived) && (
            <Button onClick={() => noteArrival(appointment, !hasArrived)}>
              {hasArrived ? 'Quitar llegada' : 'Ha llegado'}
            </Button>
          )}
          {isMissable && <Button onClick={() => onEnd('noShow')}>No asistió</Button>}
          {corrected && (
            <Button onClick={() => onEnd('correction')}>
              Corregir a «{APPOINTMENT_STATUS_LABELS[corrected]}»
            </Button>
          )}
          {change && (
            <Button onClick={() => dispatch(undoPressed({ id, change }))}>Deshacer el último cambio</Button>
          )}
        </div>
      )}
      {events.length > 0 &&
        (expanded ? list : <Disclosure summary="Historial de la cita">{list}</Disclosure>)}
    </>
  );
}
