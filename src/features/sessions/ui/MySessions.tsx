import { useId, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { failureOf } from '@/shared/api/errors';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { formatLongDate } from '@/shared/lib/dates';
import { ROUTES } from '@/shared/routes';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { Icon } from '@/shared/ui/icon/Icon';
import {
  CalendarIcon,
  ChevronRightIcon,
  CircleCrossIcon,
  ClockIcon,
  HistoryIcon,
  SuccessIcon,
} from '@/shared/ui/icon/icons';
import { SkeletonList, SkeletonStats } from '@/shared/ui/skeleton/Skeleton';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { useListMySessionsQuery } from '../api';
import { newestFirst, summariseSessions } from '../history';
import styles from './MySessions.module.css';
import { SessionStatusBadge } from './SessionHistoryRow';

/** The patient's own sessions with their counts. */
export function MySessions() {
  const query = useListMySessionsQuery(undefined, FRESH_ON_RETURN);
  const { currentData } = query;
  const id = useId();
  const sessions = useMemo(() => newestFirst(currentData ?? []), [currentData]);

  const failure = failureOf({ ...query, text: SESSION_MESSAGES.listFailed });
  if (failure) return <ErrorState {...failure} />;
  if (!currentData)
    return (
      <div className={styles.stack}>
        <SkeletonStats count={4} />
        <SkeletonList label="Cargando sesiones" />
      </div>
    );
  const { total, completed, scheduled, cancelled } = summariseSessions(sessions);
  return (
    <div className={styles.stack}>
      <StatGrid label="Resumen de mis sesiones">
        <StatCard label="Total de sesiones" value={total} icon={CalendarIcon} />
        <StatCard label="Completadas" value={completed} icon={SuccessIcon} tone="success" />
        <StatCard label="Programadas" value={scheduled} icon={ClockIcon} tone="info" />
        <StatCard label="Canceladas" value={cancelled} icon={CircleCrossIcon} tone="neutral" />
      </StatGrid>
      {total === 0 ? (
        <EmptyState
          icon={HistoryIcon}
          title={SESSION_MESSAGES.empty}
          text="Cuando tu fisioterapeuta registre una sesión contigo, la verás aquí."
        />
      ) : (
        <ul className={styles.list} aria-label="Mis sesiones">
          {sessions.map((session) => (
            <li key={session.id} className={styles.row}>
              <div className={styles.text}>
                <div className={styles.head}>
                  <Link
                    to={ROUTES.session(session.id)}
                    className={styles.link}
                    aria-describedby={`${id}-${session.id}`}
                  >
                    Sesión #{session.id.slice(-6)}
                  </Link>
                  <SessionStatusBadge status={session.status} />
                </div>
                <p className={styles.meta} id={`${id}-${session.id}`}>
                  {[formatLongDate(session.date), session.time, `${session.duration} min`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                <p className={styles.meta}>
                  {[session.treatmentType, session.therapist?.name].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Icon of={ChevronRightIcon} className={styles.chevron} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
