import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_STATUS_LABELS } from '@/contract/appointments';
import { cx } from '@/shared/lib/css';
import { formatTime } from '@/shared/lib/dates';
import { ColourMark } from '@/shared/ui/colour-mark/ColourMark';
import { Icon } from '@/shared/ui/icon/Icon';
import { ConversationIcon } from '@/shared/ui/icon/icons';
import { kindText, timeSpan } from '../../appointmentTexts';
import { PatientMark, STATUS_STYLES } from '../AppointmentMarks';
import styles from './AppointmentFace.module.css';
import shades from './therapistShades.module.css';

export interface Looks {
  /** Colour number of each therapist by name, if there are several. */
  therapists?: ReadonlyMap<string, number> | undefined;
  /** Id of an appointment to highlight because it was just created. */
  markedId?: string | undefined;
}

/** Classes of an appointment's box: its status, its therapist's colour, and how much fits into it. */
export function appointmentClass(
  { id, status, duration, therapist }: Appointment,
  { therapists, markedId }: Looks,
): string | undefined {
  const shade = therapists?.get(therapist?.name ?? '');
  return cx(
    styles.event,
    styles[status],
    duration < 45 && styles.short,
    shade !== undefined && styles.shaded,
    shade !== undefined && shades[`shade${shade}`],
    id === markedId && styles.marked,
  );
}

export interface AppointmentFaceProps {
  appointment: Appointment;
  withTherapist: boolean;
  withRoom?: boolean;
  /** Shows one line only. */
  compact: boolean;
  /** Shows when it ends, too. */
  withEnd?: boolean;
}

/**
 * Name, time and type of an appointment. Its status is an icon with a text for screen readers. The colour of its service
 * is a mark, and the service's name stands below where there is room.
 */
export function AppointmentFace({
  appointment,
  withTherapist,
  withRoom = true,
  compact,
  withEnd = false,
}: AppointmentFaceProps) {
  const { date, patientId, patientName, status, asksAnotherDay, therapist, service, room } = appointment;
  const time = <span className={styles.time}>{withEnd ? timeSpan(appointment) : formatTime(date)}</span>;
  const name = <span className={styles.name}>{patientName}</span>;
  return (
    <span className={styles.face}>
      <span className={cx(styles.line, !compact && styles.wraps)}>
        <Icon of={STATUS_STYLES[status].icon} size="sm" label={APPOINTMENT_STATUS_LABELS[status]} />
        {asksAnotherDay && <Icon of={ConversationIcon} size="sm" label="Pide otro día" />}
        {/* The place in a day or week says the time, so that the name comes first. */}
        {compact ? time : name} {compact ? name : time}
        {service && (
          <>
            {' '}
            <ColourMark colour={service.colour} />
          </>
        )}
        <PatientMark patientId={patientId} />
      </span>
      {!compact && (
        <span className={styles.detail}>
          {kindText(appointment)}
          {withRoom && room ? ` · ${room.name}` : ''}
          {withTherapist && therapist?.name ? ` · ${therapist.name}` : ''}
        </span>
      )}
    </span>
  );
}
