import { memo, useId } from 'react';
import type { Session } from '@/contract/sessionAnswers';
import { formatLongDate } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { SessionStatusBadge } from './SessionStatusBadge';
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
          {exercises > 0 && <span>{exercises === 1 ? '1 ejercicio' : `${exercises} ejercicios`}</span>}
        </p>
        {notes && <p className={styles.notes}>{notes}</p>}
      </div>
      <ButtonLink to={ROUTES.session(session.id)} size="sm" aria-describedby={titleId}>
        Ver detalles
      </ButtonLink>
    </li>
  );
});
