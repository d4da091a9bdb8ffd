import { useAuth } from '@/features/auth';
import { SessionHistory, sessionsDomain, prefetchMySessions, prefetchSessions } from '@/features/sessions';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import type { Visit } from '@/shared/redux';

/** /history: staff see the sessions they recorded, patients their own. */
export function HistoryPage() {
  const { user } = useAuth();
  const isPatient = user?.role === 'PATIENT';
  return (
    <>
      <PageHeader
        title="Historial de sesiones"
        actions={
          !isPatient && (
            <ButtonLink to={ROUTES.newSession} variant="primary" icon={PlusIcon}>
              Nueva sesión
            </ButtonLink>
          )
        }
      />
      <SessionHistory audience={isPatient ? 'patient' : 'staff'} />
    </>
  );
}

export { HistoryPage as Component };

export const domains = [sessionsDomain];

export const prefetches = ({ role }: Visit) => [role === 'PATIENT' ? prefetchMySessions : prefetchSessions];
