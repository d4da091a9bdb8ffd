import { useMemo } from 'react';
import { counted } from '@/contract/common/text';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { failureOf } from '@/shared/api/errors';
import { FRESH_ON_RETURN, useToday } from '@/shared/freshness';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import {
  HistoryIcon,
  SearchEmptyIcon,
  CalendarIcon,
  ClockIcon,
  SuccessIcon,
  UserMissingIcon,
} from '@/shared/ui/icon/icons';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { SkeletonList, SkeletonStats } from '@/shared/ui/skeleton/Skeleton';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';
import { useListFilters } from '@/shared/useListFilters';
import { useListMySessionsQuery, useListSessionsQuery } from '../api';
import { filterHistory, newestFirst, summariseSessions, type HistoryPeriod } from '../history';
import {
  keptHistoryFilters,
  moreShown,
  periodChosen,
  searchChanged,
  selectHistoryFilters,
  selectHistoryPortions,
} from '../slice';
import { SessionHistoryRow } from './SessionHistoryRow';
import styles from './SessionHistory.module.css';

export interface SessionHistoryProps {
  /** `patient` shows the signed-in patient's own sessions; `staff` those that the user recorded. */
  audience: 'staff' | 'patient';
}

const PERIODS: { value: HistoryPeriod; label: string }[] = [
  { value: 'all', label: 'Todas' },
  { value: 'today', label: 'Hoy' },
  { value: 'week', label: 'Esta semana' },
  { value: 'month', label: 'Este mes' },
];

/** Number of rows added at a time, because there may be thousands of sessions. */
const PORTION = 50;

function NoSessions({ isPatient }: { isPatient: boolean }) {
  return (
    <EmptyState
      icon={HistoryIcon}
      title={SESSION_MESSAGES.empty}
      text={
        isPatient
          ? 'Aquí verás las sesiones con tu fisioterapeuta.'
          : 'Cuando registres una sesión, aparecerá aquí.'
      }
      action={
        !isPatient && (
          <ButtonLink to={ROUTES.newSession} variant="primary">
            Registrar primera sesión
          </ButtonLink>
        )
      }
    />
  );
}

function Filters({ isPatient }: { isPatient: boolean }) {
  const dispatch = useAppDispatch();
  const filters = useAppSelector(selectHistoryFilters);
  return (
    <Toolbar
      search={
        <SearchField
          label="Buscar en el historial"
          placeholder={
            isPatient ? 'Buscar por tratamiento o notas...' : 'Buscar por paciente, tratamiento o notas...'
          }
          value={filters.search}
          onChange={(search) => dispatch(searchChanged(search))}
        />
      }
      filters={
        <SegmentedControl
          label="Periodo"
          options={PERIODS}
          value={filters.period}
          onChange={(period) => dispatch(periodChosen(period))}
        />
      }
    />
  );
}

/** Sessions newest first with search, period and summary. */
export function SessionHistory({ audience }: SessionHistoryProps) {
  const isPatient = audience === 'patient';
  const filters = useAppSelector(selectHistoryFilters);
  useListFilters(keptHistoryFilters);
  const mine = useListMySessionsQuery(undefined, { ...FRESH_ON_RETURN, skip: !isPatient });
  const recorded = useListSessionsQuery(undefined, { ...FRESH_ON_RETURN, skip: isPatient });
  const query = isPatient ? mine : recorded;
  const { currentData } = query;
  const sorted = useMemo(() => newestFirst(currentData ?? []), [currentData]);
  const today = useToday();
  const shown = useMemo(() => filterHistory(sorted, filters, today), [sorted, filters, today]);
  const dispatch = useAppDispatch();
  const count = PORTION * useAppSelector(selectHistoryPortions);

  const failure = failureOf({ ...query, text: SESSION_MESSAGES.historyFailed });
  if (failure) return <ErrorState {...failure} />;
  if (!currentData)
    return (
      <div className={styles.stack}>
        <SkeletonStats count={4} />
        <SkeletonList label="Cargando historial" />
      </div>
    );
  if (currentData.length === 0) return <NoSessions isPatient={isPatient} />;
  return (
    <div className={styles.stack}>
      <SessionSummary {...summariseSessions(shown)} />
      <Filters isPatient={isPatient} />
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchEmptyIcon}
          title="No se encontraron sesiones"
          text="Prueba con otra búsqueda o con otro periodo."
        />
      ) : (
        <>
          <ul className={styles.list} aria-label="Sesiones">
            {shown.slice(0, count).map((session) => (
              <SessionHistoryRow key={session.id} session={session} showPatient={!isPatient} />
            ))}
          </ul>
          <LoadMore
            summary={`Mostrando ${Math.min(count, shown.length)} de ${counted(shown.length, ['sesión', 'sesiones'])}`}
            hasMore={shown.length > count}
            onLoadMore={() => dispatch(moreShown())}
          />
        </>
      )}
    </div>
  );
}

/** Counts of the sessions shown. `minutes` is their total duration. */
interface SessionSummaryProps {
  total: number;
  completed: number;
  noShows: number;
  minutes: number;
}

/** Total, completed, no-shows and minutes of the sessions shown. */
function SessionSummary({ total, completed, noShows, minutes }: SessionSummaryProps) {
  return (
    <StatGrid label="Resumen del historial">
      <StatCard label="Total de sesiones" value={total} icon={CalendarIcon} />
      <StatCard label="Completadas" value={completed} icon={SuccessIcon} tone="success" />
      <StatCard label="No asistió" value={noShows} icon={UserMissingIcon} tone="warning" />
      <StatCard label="Minutos totales" value={minutes.toLocaleString('es-ES')} icon={ClockIcon} />
    </StatGrid>
  );
}
