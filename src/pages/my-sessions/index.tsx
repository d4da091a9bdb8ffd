import { RoleGate } from '@/features/auth';
import { MySessions, prefetchMySessions } from '@/features/sessions';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { ArrowLeftIcon } from '@/shared/ui/icon/icons';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';

/** /my-sessions */
export function MySessionsPage() {
  return (
    <RoleGate audience="patient">
      <PageHeader
        title="Mis Sesiones"
        actions={
          <ButtonLink to={ROUTES.dashboard} icon={ArrowLeftIcon}>
            Volver al Dashboard
          </ButtonLink>
        }
      />
      <MySessions />
    </RoleGate>
  );
}

export { MySessionsPage as Component };

export const prefetches = () => [prefetchMySessions];
