import type { Session } from '@/contract/sessionAnswers';
import { formatLongDate } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { TimelineEvent, TimelineText } from '@/shared/ui/timeline/Timeline';
import { doseText } from '../versionParts';
import styles from './SessionEntry.module.css';
import { SessionStatusBadge } from './SessionHistoryRow';

/** A session of a time line: what was done and noted in full, with the way to its own screen. */
export function SessionEntry({ session }: { session: Session }) {
  const { id, date, time, duration, treatmentType, status, notes, sharedNotes, exercises, therapist } =
    session;
  const when = formatLongDate(date);
  return (
    <TimelineEvent
      title={treatmentType}
      badge={<SessionStatusBadge status={status} />}
      about={[when, time, `${duration} min`, therapist?.name]}
      action={
        <ButtonLink to={ROUTES.session(id)} size="sm" aria-label={`Ver detalles de la sesión del ${when}`}>
          Ver detalles
        </ButtonLink>
      }
    >
      {notes && <TimelineText>{notes}</TimelineText>}
      {sharedNotes && <TimelineText label="Para el paciente">{sharedNotes}</TimelineText>}
      {exercises.length > 0 && (
        <ul className={styles.exercises} aria-label="Ejercicios">
          {exercises.map((exercise, index) => (
            <li key={index}>
              {exercise.name} <span className={styles.dose}>{doseText(exercise)}</span>
              {exercise.notes && <TimelineText>{exercise.notes}</TimelineText>}
            </li>
          ))}
        </ul>
      )}
    </TimelineEvent>
  );
}
