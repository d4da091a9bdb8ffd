import type { Routine } from '@/contract/routineAnswers';
import { ActivityIcon, ClockIcon, ExerciseIcon, RoutineIcon, SuccessIcon } from '@/shared/ui/icon/icons';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { routineFigures } from '../selectRoutines';

/** The five stat cards above the routines. */
export function RoutineStatCards({ routines }: { routines: readonly Routine[] | undefined }) {
  const figures = routineFigures(routines ?? []);
  const loading = !routines;
  return (
    <StatGrid>
      <StatCard label="Total rutinas" value={figures.total} icon={RoutineIcon} loading={loading} />
      <StatCard label="Activas" value={figures.active} icon={ActivityIcon} tone="success" loading={loading} />
      <StatCard
        label="Completadas"
        value={figures.completed}
        icon={SuccessIcon}
        tone="info"
        loading={loading}
      />
      <StatCard label="Total ejercicios" value={figures.exercises} icon={ExerciseIcon} loading={loading} />
      <StatCard
        label="Duración promedio (min)"
        value={figures.averageMinutes}
        icon={ClockIcon}
        tone="warning"
        loading={loading}
      />
    </StatGrid>
  );
}
