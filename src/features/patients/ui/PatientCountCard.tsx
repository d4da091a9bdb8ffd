import { ROUTES } from '@/shared/routes';
import { PatientsIcon } from '@/shared/ui/icon';
import { StatCard } from '@/shared/ui/stat-card';
import { useListPatientsQuery } from '../api';

/**
 * How many patients there are. A failed fetch leaves a dash, as dashboards only log failures. `linked: false` for
 * those whom the patient screens deny.
 */
export function PatientCountCard({ linked = true }: { linked?: boolean }) {
  const { count, isLoading } = useListPatientsQuery(undefined, {
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
