import { KEEP_FRESH } from '@/shared/freshness';
import { ClockIcon, ProgressIcon, RoutineIcon, SuccessIcon } from '@/shared/ui/icon/icons';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { useGetProgressStatsQuery, useListTodayRoutinesQuery } from '../api';
import { todayFigures } from './homeRows';

const UNKNOWN = '—';

/**
 * The four stat cards of Mis Rutinas. The number completed today is counted from the cards under 'Para Hoy',
 * because a backend may count runs instead of routines. Without an answer the cards show dashes. So do the progress of a
 * day on which nothing is due, and an average of no run: a zero would read as a failure.
 */
export function ProgressStatCards() {
  const { currentData: stats, error } = useGetProgressStatsQuery(undefined, KEEP_FRESH);
  const today = useListTodayRoutinesQuery(undefined, KEEP_FRESH);
  const figures = today.currentData && todayFigures(today.currentData);
  const isFree = today.currentData?.every(({ runsDueToday }) => runsDueToday === 0) ?? false;
  const common = { loading: !stats && !error };
  const ofToday = { loading: !figures && !today.error };
  return (
    <StatGrid>
      <StatCard
        {...ofToday}
        label="Completadas hoy"
        icon={SuccessIcon}
        tone="success"
        value={figures?.completed ?? UNKNOWN}
        {...(figures && { hint: `de ${figures.total} para hoy` })}
      />
      <StatCard
        {...common}
        label="Total rutinas"
        icon={RoutineIcon}
        value={stats?.totalRoutines ?? UNKNOWN}
        hint="activas"
      />
      <StatCard
        {...common}
        label="Progreso"
        icon={ProgressIcon}
        tone="info"
        value={
          stats && !(isFree && stats.progressPercentage === 0) ? `${stats.progressPercentage} %` : UNKNOWN
        }
        hint="de hoy"
      />
      <StatCard
        {...common}
        label="Tiempo promedio"
        icon={ClockIcon}
        tone="warning"
        value={stats?.averageTime ? `${Math.round(stats.averageTime)} min` : UNKNOWN}
        hint="por rutina"
      />
    </StatGrid>
  );
}
