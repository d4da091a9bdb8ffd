import { PATIENT_MESSAGES } from '@/contract/patients';
import { errorText } from '@/shared/api/errors';
import { FRESH_ON_RETURN, KEEP_FRESH } from '@/shared/freshness';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { ROUTES } from '@/shared/routes';
import { CalendarIcon, EvaluationIcon, RoutineIcon, PatientsIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { useGetPatientStatsQuery, useListRecentPatientsQuery } from '../api';

export interface PatientStatsCardsProps {
  patientId: string;
  /** Counts this episode alone. */
  episodeId?: string | null;
}

/** Number of evaluations, appointments and active routines. A failure affects only this part of the page. */
export function PatientStatsCards({ patientId, episodeId }: PatientStatsCardsProps) {
  const { currentData: stats, error } = useGetPatientStatsQuery(
    { patientId, ...(episodeId && { episodeId }) },
    KEEP_FRESH,
  );
  if (error && !stats)
    return <InlineAlert tone="danger">{errorText(error, PATIENT_MESSAGES.statsFailed)}</InlineAlert>;
  const loading = !stats;
  return (
    <StatGrid>
      <StatCard label="Evaluaciones" value={stats?.evaluations} icon={EvaluationIcon} loading={loading} />
      <StatCard label="Citas" value={stats?.appointments} icon={CalendarIcon} loading={loading} />
      <StatCard label="Rutinas activas" value={stats?.activeRoutines} icon={RoutineIcon} loading={loading} />
    </StatGrid>
  );
}

/**
 * Number of patients. A failed fetch shows a dash, because dashboards only log failures. `linked: false` is
 * for roles that may not open the patient screens.
 */
export function PatientCountCard({ linked = true }: { linked?: boolean }) {
  const { currentData, error } = useListRecentPatientsQuery(undefined, FRESH_ON_RETURN);
  useLoggedFailure(error, PATIENT_MESSAGES.listFailed);
  return (
    <StatCard
      label="Pacientes"
      value={currentData?.total ?? '—'}
      icon={PatientsIcon}
      to={linked ? ROUTES.patients : undefined}
      loading={!currentData && !error}
    />
  );
}
