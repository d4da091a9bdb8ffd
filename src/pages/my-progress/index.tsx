import { useAuth } from '@/features/auth';
import { MyProgressCharts, prefetchProgressStats } from '@/features/progress';
import { SessionHistory, sessionsDomain, prefetchMySessions } from '@/features/sessions';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';

/** /my-progress: the history, below charts of the patient's week and pain. */
export function MyProgressPage() {
  const { isPatient } = useAuth();
  return (
    <>
      <PageHeader title="Historial de sesiones" />
      {isPatient ? <MyProgressCharts /> : null}
      <SessionHistory audience={isPatient ? 'patient' : 'staff'} />
    </>
  );
}

export { MyProgressPage as Component };

export const domains = [sessionsDomain];

export const prefetches = () => [prefetchProgressStats, prefetchMySessions];
