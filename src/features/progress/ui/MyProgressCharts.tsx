import { PROGRESS_MESSAGES } from '@/contract/progress';
import type { WeeklyProgressDay } from '@/contract/progressAnswers';
import { KEEP_FRESH } from '@/shared/freshness';
import { Card } from '@/shared/ui/card/Card';
import { Icon } from '@/shared/ui/icon/Icon';
import { CheckIcon } from '@/shared/ui/icon/icons';
import { LineChart } from '@/shared/ui/line-chart/LineChart';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import { useGetProgressStatsQuery } from '../api';
import { painSeries, dayLabel } from './charts';
import styles from './MyProgressCharts.module.css';

/** Charts of the patient's week and of pain by run. Renders nothing if the backend lacks these statistics. */
export function MyProgressCharts() {
  const { currentData: stats, error } = useGetProgressStatsQuery(undefined, KEEP_FRESH);
  if (!stats && !error)
    return (
      <div className={styles.waiting}>
        <SkeletonCard label="Cargando tus gráficas" />
      </div>
    );
  const week = stats?.weeklyProgress ?? [];
  const pain = stats?.painOverTime ?? [];
  if (week.length === 0 && pain.length === 0) return null;
  return (
    <div className={styles.charts}>
      {week.length > 0 ? (
        <Card as="div">
          <WeekChart title="Tus rutinas de los últimos 7 días" days={week} />
        </Card>
      ) : null}
      {pain.length > 1 ? (
        <Card as="div">
          <LineChart title="Dolor antes y después" series={painSeries(pain)} min={0} max={10} height={200} />
        </Card>
      ) : null}
    </div>
  );
}

export interface WeekChartProps {
  title: string;
  days: readonly WeeklyProgressDay[];
}

function wordsOf({ completed, due, stopped = 0 }: WeeklyProgressDay): string {
  if (due > 0) return `${completed} de ${due}`;
  return stopped > 0 ? PROGRESS_MESSAGES.stoppedNote : 'Descanso';
}

const stateOf = ({ completed, due }: WeeklyProgressDay) =>
  due === 0 ? 'free' : completed >= due ? 'all' : completed > 0 ? 'some' : 'none';

/**
 * A week with one column per day, filled by the share of due runs that were done. Screen readers get a table.
 */
export function WeekChart({ title, days }: WeekChartProps) {
  return (
    <figure>
      <figcaption className={styles.title}>{title}</figcaption>
      <div className={styles.week} aria-hidden="true">
        {days.map((day) => (
          <div key={day.date} className={styles.day} data-state={stateOf(day)}>
            <span className={styles.column}>
              <span
                className={styles.fill}
                style={{ height: `${day.due > 0 ? (100 * day.completed) / day.due : 0}%` }}
              />
              {stateOf(day) === 'all' ? <Icon of={CheckIcon} size="sm" className={styles.check} /> : null}
            </span>
            <span className={styles.label}>{dayLabel(day.date).split(',')[0]}</span>
            <span className={styles.count}>{day.due === 0 ? '–' : `${day.completed}/${day.due}`}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">Día</th>
              <th scope="col">Rutinas hechas</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{dayLabel(day.date)}</th>
                <td>{wordsOf(day)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
