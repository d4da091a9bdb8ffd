import { KEEP_FRESH } from '@/shared/freshness';
import { ROUTES } from '@/shared/routes';
import { PatientsIcon } from '@/shared/ui/icon/icons';
import { StatCard } from '@/shared/ui/stat-card/StatCard';
import { useListPatientsQuery } from '../api';

/**
 * Number of patients. A failed fetch shows a dash, because dashboards only log failures. `linked: false` is
 * for roles that may not open the patient screens.
 */
export function PatientCountCard({ linked = true }: { linked?: boolean }) {
  const { count, isLoading } = useListPatientsQuery(undefined, {
    ...KEEP_FRESH,
    selectFromResult: ({ currentData, isLoading: loading }) => ({
      count: currentData?.length,
      isLoading: loading,
    }),
  });
  return (
    <StatCard
      label="Pacientes"
      value={count ?? '—'}
      icon={PatientsIcon}
      to={linked ? ROUTES.patients : undefined}
      loading={isLoading}
    />
  );
}
