import type { Session } from '@/contract/sessionAnswers';
import { formatLongDate } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { doseText } from '../versionParts';
import styles from './SessionEntry.module.css';
import { SessionStatusBadge } from './SessionHistoryRow';

/** A session of a time line: what was done and noted in full, with the way to its own screen. */
export function SessionEntry({ session }: { session: Session }) {
  const { id, date, time, duration, treatmentType, status, notes, sharedNotes, exercises, therapist } =
    session;
  const when = formatLongDate(date);
  return (
    <div className={styles.entry}>
      <div className={styles.head}>
        <h3 className={styles.title}>{treatmentType}</h3>
        <SessionStatusBadge status={status} />
      </div>
      <p className={styles.meta}>
        {[when, time, `${duration} min`, therapist?.name].filter(Boolean).join(' · ')}
      </p>
      {notes && <p className={styles.notes}>{notes}</p>}
      {sharedNotes && (
        <p className={styles.notes}>
          <strong>Para el paciente:</strong> {sharedNotes}
        </p>
      )}
      {exercises.length > 0 && (
        <ul className={styles.exercises} aria-label="Ejercicios">
          {exercises.map((exercise, index) => (
            <li key={index}>
              {exercise.name} <span className={styles.meta}>{doseText(exercise)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.action}>
        <ButtonLink to={ROUTES.session(id)} size="sm" aria-label={`Ver detalles de la sesión del ${when}`}>
          Ver detalles
        </ButtonLink>
      </div>
    </div>
  );
}
