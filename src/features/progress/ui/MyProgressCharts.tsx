import { KEEP_FRESH } from '@/shared/freshness';
import { Card } from '@/shared/ui/card/Card';
import { LineChart } from '@/shared/ui/line-chart/LineChart';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useGetProgressStatsQuery } from '../api';
import { painSeries } from './charts';
import styles from './MyProgressCharts.module.css';
import { WeekChart } from './WeekChart';

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
          <WeekChart title="Tus rutinas de esta semana" days={week} />
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
