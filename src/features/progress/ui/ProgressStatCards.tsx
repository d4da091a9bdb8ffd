import { ClockIcon, ProgressIcon, RoutineIcon, SuccessIcon } from '@/shared/ui/icon';
import { StatCard, StatGrid } from '@/shared/ui/stat-card';
import { useGetProgressStatsQuery } from '../api';

const UNKNOWN = '—';

/** The four figures over Mis Rutinas. Without an answer they show a dash: the lists below speak for themselves. */
export function ProgressStatCards() {
  const { currentData: stats, isLoading } = useGetProgressStatsQuery();
  const common = { loading: isLoading && !stats };
  return (
    <StatGrid>
      <StatCard
        {...common}
        label="Completadas hoy"
        icon={SuccessIcon}
        tone="success"
        value={stats?.completedToday ?? UNKNOWN}
        {...(stats && { hint: `de ${stats.shouldCompleteToday} para hoy` })}
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
        value={stats ? `${stats.progressPercentage} %` : UNKNOWN}
        hint="de hoy"
      />
      <StatCard
        {...common}
        label="Tiempo promedio"
        icon={ClockIcon}
        tone="warning"
        value={stats ? `${Math.round(stats.averageTime)} min` : UNKNOWN}
        hint="por rutina"
      />
    </StatGrid>
  );
}
