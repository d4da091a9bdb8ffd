import { APPOINTMENT_MESSAGES } from '@/contract/appointments';
import { KEEP_FRESH } from '@/shared/freshness';
import { useLoggedFailure } from '@/shared/lib/hooks';
import {
  CalendarCancelIcon,
  CalendarCheckIcon,
  CalendarIcon,
  ClockIcon,
  GridIcon,
  TimerIcon,
} from '@/shared/ui/icon/icons';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { agendaWith } from '../address';
import { useAgendaStats, useGetAppointmentStatsQuery } from '../api';
import type { AgendaFilters } from '../slice';

/**
 * The six stat cards above the agenda. They show dashes after a failure, because the list already reports it.
 */
export function AppointmentStatsCards() {
  const { currentData: stats, error } = useAgendaStats();
  const loading = !stats && !error;
  const figure = (name: keyof NonNullable<typeof stats>) => stats?.[name] ?? '—';
  return (
    <div data-print="hide">
      <StatGrid label="Resumen de citas" six>
        <StatCard label="Total de citas" value={figure('total')} icon={CalendarIcon} loading={loading} />
        <StatCard label="Hoy" value={figure('today')} icon={TimerIcon} loading={loading} />
        <StatCard label="Esta semana" value={figure('thisWeek')} icon={GridIcon} loading={loading} />
        <StatCard
          label="Pendientes"
          value={figure('pending')}
          icon={ClockIcon}
          tone="warning"
          loading={loading}
        />
        <StatCard
          label="Completadas"
          value={figure('completed')}
          icon={CalendarCheckIcon}
          tone="success"
          loading={loading}
        />
        <StatCard
          label="Canceladas"
          value={figure('cancelled')}
          icon={CalendarCancelIcon}
          tone="danger"
          loading={loading}
        />
      </StatGrid>
    </div>
  );
}

/**
 * Total and today's appointments, two cards for a dashboard's `StatGrid`, which lead to the agenda within `reach`. A failed
 * fetch leaves dashes.
 */
export function AppointmentCountCards({ reach = '' }: Partial<Pick<AgendaFilters, 'reach'>>) {
  const { currentData: stats, error } = useGetAppointmentStatsQuery(undefined, KEEP_FRESH);
  const loading = !stats && !error;
  useLoggedFailure(error, APPOINTMENT_MESSAGES.statsFailed);
  return (
    <>
      <StatCard
        label="Total de citas"
        value={stats?.total ?? '—'}
        icon={CalendarIcon}
        to={agendaWith({ reach })}
        loading={loading}
      />
      <StatCard
        label="Citas de hoy"
        value={stats?.today ?? '—'}
        icon={CalendarCheckIcon}
        to={agendaWith({ view: 'calendar', range: 'day', reach })}
        loading={loading}
      />
    </>
  );
}
