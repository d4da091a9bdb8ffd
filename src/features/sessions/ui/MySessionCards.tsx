import { SESSION_MESSAGES } from '@/contract/sessions';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { ROUTES } from '@/shared/routes';
import { CalendarIcon, SuccessIcon } from '@/shared/ui/icon/icons';
import { StatCard } from '@/shared/ui/stat-card/StatCard';
import { useListMySessionsQuery } from '../api';
import { summariseSessions } from '../history';

/**
 * Number of the patient's sessions, total and completed, for the dashboard's `StatGrid`. A failed fetch is
 * logged and shows dashes.
 */
export function MySessionCards() {
  const { currentData, error } = useListMySessionsQuery(undefined, FRESH_ON_RETURN);
  useLoggedFailure(error, SESSION_MESSAGES.listFailed);
  const counts = currentData && summariseSessions(currentData);
  const loading = !currentData && !error;
  return (
    <>
      <StatCard
        label="Total de sesiones"
        value={counts?.total ?? '—'}
        icon={CalendarIcon}
        to={ROUTES.mySessions}
        loading={loading}
      />
      <StatCard
        label="Sesiones completadas"
        value={counts?.completed ?? '—'}
        icon={SuccessIcon}
        tone="success"
        to={ROUTES.mySessions}
        loading={loading}
      />
    </>
  );
}
