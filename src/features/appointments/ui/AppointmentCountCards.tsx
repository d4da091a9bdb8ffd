import { APPOINTMENT_MESSAGES } from '@/contract/appointments';
import { KEEP_FRESH } from '@/shared/freshness';
import { useLoggedFailure } from '@/shared/lib/hooks';
import { ROUTES } from '@/shared/routes';
import { CalendarCheckIcon, CalendarIcon } from '@/shared/ui/icon/icons';
import { StatCard } from '@/shared/ui/stat-card/StatCard';
import { useGetAppointmentStatsQuery } from '../api';

/** Total and today's appointments, two cards for a dashboard's `StatGrid`. A failed fetch leaves dashes. */
export function AppointmentCountCards() {
  const {
    currentData: stats,
    isLoading: loading,
    error,
  } = useGetAppointmentStatsQuery(undefined, KEEP_FRESH);
  useLoggedFailure(error, APPOINTMENT_MESSAGES.statsFailed);
  return (
    <>
      <StatCard
        label="Total de citas"
        value={stats?.total ?? '—'}
        icon={CalendarIcon}
        to={ROUTES.appointments}
        loading={loading}
      />
      <StatCard
        label="Citas de hoy"
        value={stats?.today ?? '—'}
        icon={CalendarCheckIcon}
        to={`${ROUTES.appointments}?view=calendar&range=day`}
        loading={loading}
      />
    </>
  );
}
