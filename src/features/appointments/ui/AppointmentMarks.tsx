import { createContext, type ReactNode, useContext } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import {
  type AppointmentStatus,
  APPOINTMENT_STATUS_LABELS,
  APPOINTMENT_STATUSES,
} from '@/contract/appointments';
import { Badge } from '@/shared/ui/badge/Badge';
import type { IconComponent } from '@/shared/ui/icon/Icon';
import {
  CheckAllIcon,
  CheckIcon,
  CircleCrossIcon,
  ClockIcon,
  ConversationIcon,
  UserMissingIcon,
} from '@/shared/ui/icon/icons';
import styles from './AppointmentMarks.module.css';

type Tone = 'info' | 'primary' | 'success' | 'danger' | 'warning';

/**
 * Colour and icon of each status, for list, calendar and legend. The icon is for people who cannot tell
 * colours apart.
 */
export const STATUS_STYLES: Record<AppointmentStatus, { tone: Tone; icon: IconComponent }> = {
  SCHEDULED: { tone: 'info', icon: ClockIcon },
  CONFIRMED: { tone: 'primary', icon: CheckIcon },
  COMPLETED: { tone: 'success', icon: CheckAllIcon },
  CANCELLED: { tone: 'danger', icon: CircleCrossIcon },
  NO_SHOW: { tone: 'warning', icon: UserMissingIcon },
};

/** Label of the button that moves an appointment to a status. */
export const STATUS_VERBS: Record<AppointmentStatus, string> = {
  SCHEDULED: 'Programar',
  CONFIRMED: 'Confirmar',
  COMPLETED: 'Completar',
  CANCELLED: 'Cancelar',
  NO_SHOW: 'No asistió',
};

/** Status of an appointment in words, with its colour and icon. */
export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  const { tone, icon } = STATUS_STYLES[status];
  return (
    <Badge tone={tone} icon={icon}>
      {APPOINTMENT_STATUS_LABELS[status]}
    </Badge>
  );
}

/** Status of an appointment, and whether its patient waits for another day. */
export const AppointmentState = ({ appointment }: { appointment: Appointment }) => (
  <span className={styles.state}>
    <AppointmentStatusBadge status={appointment.status} />
    {appointment.asksAnotherDay && (
      <Badge tone="warning" icon={ConversationIcon}>
        Pide otro día
      </Badge>
    )}
  </span>
);

/** Legend of the calendar's colours and icons. */
export function StatusLegend() {
  return (
    <ul className={styles.legend} aria-label="Estados de las citas" data-print="hide">
      {APPOINTMENT_STATUSES.map((status) => (
        <li key={status}>
          <AppointmentStatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Draws a mark beside a patient's name in the agenda; none by default. A context, because the table and the calendar
 * are drawn anew when a prop of theirs changes.
 */
export const PatientMarks = createContext<(patientId: string) => ReactNode>(() => null);

/** The mark of one patient. */
export const PatientMark = ({ patientId }: { patientId: string }) => useContext(PatientMarks)(patientId);
