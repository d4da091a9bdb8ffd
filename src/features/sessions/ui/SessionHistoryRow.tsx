import { memo, useId } from 'react';
import { counted } from '@/contract/common/text';
import type { Session } from '@/contract/sessionAnswers';
import { SESSION_STATUS_LABELS, type SessionStatus, UNKNOWN_SESSION_STATUS_LABEL } from '@/contract/sessions';
import { formatLongDate } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { Badge, type BadgeProps } from '@/shared/ui/badge/Badge';
import { ButtonLink } from '@/shared/ui/button/Button';
import styles from './SessionHistory.module.css';

export interface SessionHistoryRowProps {
  session: Session;
  showPatient: boolean;
}

/** One session of the history, with a link to its details. */
export const SessionHistoryRow = memo(function SessionHistoryRow({
  session,
  showPatient,
}: SessionHistoryRowProps) {
  const titleId = useId();
  const exercises = session.exercises.length;
  // For staff, a session may have only notes for the patient.
  const notes = session.notes ?? session.sharedNotes;
  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <div className={styles.head}>
          <h2 className={styles.title} id={titleId}>
            {showPatient ? session.patientName || 'Paciente' : session.treatmentType}
          </h2>
          <SessionStatusBadge status={session.status} />
        </div>
        <p className={styles.meta}>
          <span>{formatLongDate(session.date)}</span>
          {session.time && <span>{session.time}</span>}
          <span>{session.duration} min</span>
          {showPatient && <span>{session.treatmentType}</span>}
          {exercises > 0 && <span>{counted(exercises, ['ejercicio', 'ejercicios'])}</span>}
        </p>
        {notes && <p className={styles.notes}>{notes}</p>}
      </div>
      <ButtonLink to={ROUTES.session(session.id)} size="sm" aria-describedby={titleId}>
        Ver detalles
      </ButtonLink>
    </li>
  );
});

const TONES: Record<SessionStatus, BadgeProps['tone']> = {
  SCHEDULED: 'info',
  IN_PROGRESS: 'primary',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  NO_SHOW: 'warning',
};

/** Status of a session; 'Pendiente' if the backend sends none. */
export function SessionStatusBadge({ status }: { status: SessionStatus | undefined }) {
  return (
    <Badge tone={status ? TONES[status] : 'neutral'}>
      {status ? SESSION_STATUS_LABELS[status] : UNKNOWN_SESSION_STATUS_LABEL}
    </Badge>
  );
}
