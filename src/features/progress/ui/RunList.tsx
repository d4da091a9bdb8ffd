import type { AdherenceRun } from '@/contract/progress/entities';
import { PROGRESS_STATUS_LABELS } from '@/contract/progress/enums';
import { feelingsText } from '@/contract/progress/pain';
import { formatShortDate } from '@/shared/lib/dates';
import { Badge } from '@/shared/ui/badge';
import styles from './RunList.module.css';

/** The patient's latest runs, those to look at marked. */
export function RunList({ runs }: { runs: readonly AdherenceRun[] }) {
  if (runs.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Últimas rutinas">
      <h3 className={styles.title}>Últimas rutinas</h3>
      {/* Scrolls by keyboard too. */}
      <ul className={styles.list} tabIndex={0}>
        {runs.map((run) => {
          const felt = feelingsText(run);
          return (
            <li key={run.id} className={styles.run}>
              <div className={styles.head}>
                <span className={styles.date}>{formatShortDate(run.date)}</span>
                <span className={styles.name}>{run.routineName}</span>
                {run.alert ? <Badge tone="danger">Revisar</Badge> : null}
                <Badge tone={run.status === 'COMPLETED' ? 'success' : 'warning'}>
                  {PROGRESS_STATUS_LABELS[run.status]}
                </Badge>
              </div>
              <p className={styles.text}>
                {run.completedExercises} de {run.totalExercises} ejercicios.{felt ? ` ${felt}` : ''}
              </p>
              {run.notes ? <p className={styles.notes}>{run.notes}</p> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
