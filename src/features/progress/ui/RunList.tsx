import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { AdherenceRun } from '@/contract/progressAnswers';
import { isPartial, PROGRESS_MESSAGES, PROGRESS_STATUS_LABELS, RUNS_LISTED } from '@/contract/progress';
import { addDays } from '@/contract/common/practiceTime';
import { feelingsText } from '@/contract/pain';
import { exercisesText } from '@/contract/routines';
import { formatShortDate } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { CheckIcon } from '@/shared/ui/icon/icons';
import styles from './RunList.module.css';

export interface RunListProps {
  runs: readonly AdherenceRun[];
  /** `YYYY-MM-DD` */
  today: string;
  /** Id of the run linked from a notice; it is scrolled into view. */
  shownRun?: string | null;
  /** Button to write to the patient, shown beside a run that needs attention. */
  contact?: ReactNode;
  /** Marks a run as reviewed. */
  onReview: (run: AdherenceRun) => unknown;
}

/** How a run went. What was begun before yesterday is not resumed any more. One that was stopped for pain is called that alone. */
function RunBadge({ run, today }: { run: AdherenceRun; today: string }) {
  if (run.stoppedForPain && run.status !== 'COMPLETED')
    return <Badge tone="warning">{PROGRESS_MESSAGES.stoppedNote}</Badge>;
  if (isPartial(run)) return <Badge tone="info">Incompleta</Badge>;
  if (run.status === 'COMPLETED') return <Badge tone="success">{PROGRESS_STATUS_LABELS.COMPLETED}</Badge>;
  const isOver = run.date < addDays(today, -1);
  return <Badge tone="warning">{isOver ? 'Sin terminar' : PROGRESS_STATUS_LABELS[run.status]}</Badge>;
}

/** The patient's latest runs. Those that need a review are marked. */
export function RunList({ runs, today, shownRun = null, contact, onReview }: RunListProps) {
  const shown = useRef<HTMLLIElement>(null);
  const id = useId();
  useEffect(() => {
    if (!shownRun) return;
    shown.current?.scrollIntoView({ block: 'center' });
    shown.current?.focus({ preventScroll: true });
  }, [shownRun]);

  if (runs.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Últimas rutinas">
      <h3 className={styles.title}>Últimas rutinas</h3>
      {/* Focusable, so that the keyboard can scroll it. */}
      <ul className={styles.list} tabIndex={0}>
        {runs.map((run) => {
          const felt = feelingsText(run);
          const isShown = run.id === shownRun;
          // `reviewedAt` is undefined on a backend without reviews.
          const isOpen = run.alert && run.reviewedAt === null;
          return (
            <li
              key={run.id}
              className={styles.run}
              tabIndex={-1}
              {...(isShown && { ref: shown, 'data-shown': true })}
            >
              <div className={styles.head}>
                <span className={styles.date} id={`${id}-day-${run.id}`}>
                  {formatShortDate(run.date)}
                </span>
                <span className={styles.name} id={`${id}-name-${run.id}`}>
                  {run.routineName}
                </span>
                {run.alert && !run.reviewedAt ? <Badge tone="danger">Revisar</Badge> : null}
                {run.reviewedAt ? <Badge tone="neutral">Revisada</Badge> : null}
                <RunBadge run={run} today={today} />
              </div>
              <p className={styles.text}>
                {`${run.completedExercises} de ${exercisesText(run.totalExercises)}. ${felt}`.trim()}
              </p>
              {run.notes ? <p className={styles.notes}>{run.notes}</p> : null}
              {run.exercises.length > 0 && (
                <ul aria-label="Por ejercicio">
                  {run.exercises.map(({ name, notes, ...scores }, index) => (
                    <li key={`${index}-${name}`} className={styles.notes}>
                      {[`${name}:`, feelingsText(scores), notes].filter(Boolean).join(' ')}
                    </li>
                  ))}
                </ul>
              )}
              {isOpen ? (
                <div className={styles.actions}>
                  <Button
                    size="sm"
                    icon={CheckIcon}
                    aria-describedby={`${id}-day-${run.id} ${id}-name-${run.id}`}
                    onClick={(event) => {
                      // The button goes with the answer, and the keyboard must not lose its place in the list.
                      event.currentTarget.closest('li')?.focus({ preventScroll: true });
                      return onReview(run);
                    }}
                  >
                    Revisado
                  </Button>
                  {contact}
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {runs.length >= RUNS_LISTED && (
        <p className={styles.text}>Son las {RUNS_LISTED} últimas y, de antes, las que hubo que revisar.</p>
      )}
    </section>
  );
}
