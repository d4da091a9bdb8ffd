import { PATIENT_MESSAGES } from '@/contract/patients';
import { KEEP_FRESH } from '@/shared/freshness';
import { CalendarIcon, EvaluationIcon, RoutineIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { useGetPatientStatsQuery } from '../statsApi';

export interface PatientStatsCardsProps {
  patientId: string;
  /** Counts this episode alone. */
  episodeId?: string | null;
}

/** Number of evaluations, appointments and active routines. A failure affects only this part of the page. */
export function PatientStatsCards({ patientId, episodeId }: PatientStatsCardsProps) {
  const { currentData: stats, isError } = useGetPatientStatsQuery(
    { patientId, ...(episodeId && { episodeId }) },
    KEEP_FRESH,
  );
  if (isError && !stats) return <InlineAlert tone="danger">{PATIENT_MESSAGES.statsFailed}</InlineAlert>;
  const loading = !stats;
  return (
    <StatGrid>
      <StatCard label="Evaluaciones" value={stats?.evaluations} icon={EvaluationIcon} loading={loading} />
      <StatCard label="Citas" value={stats?.appointments} icon={CalendarIcon} loading={loading} />
      <StatCard label="Rutinas activas" value={stats?.activeRoutines} icon={RoutineIcon} loading={loading} />
    </StatGrid>
  );
}
