import { CalendarIcon, ClockIcon, SuccessIcon, UserMissingIcon } from '@/shared/ui/icon/icons';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';

/** Counts of the sessions shown. `minutes` is their total duration. */
export interface SessionSummaryProps {
  total: number;
  completed: number;
  noShows: number;
  minutes: number;
}

/** Total, completed, no-shows and minutes of the sessions shown. */
export function SessionSummary({ total, completed, noShows, minutes }: SessionSummaryProps) {
  return (
    <StatGrid label="Resumen del historial">
      <StatCard label="Total de sesiones" value={total} icon={CalendarIcon} />
      <StatCard label="Completadas" value={completed} icon={SuccessIcon} tone="success" />
      <StatCard label="No asistió" value={noShows} icon={UserMissingIcon} tone="warning" />
      <StatCard label="Minutos totales" value={minutes.toLocaleString('es-ES')} icon={ClockIcon} />
    </StatGrid>
  );
}
