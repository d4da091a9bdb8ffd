import { useAuth } from '@/features/auth';
import { MyProgressCharts } from '@/features/progress';
import { SessionHistory } from '@/features/sessions';
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
