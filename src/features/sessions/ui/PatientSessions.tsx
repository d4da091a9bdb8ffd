import { useMemo, useState, type ReactNode } from 'react';
import { counted } from '@/contract/common/text';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { failureOf } from '@/shared/api/errors';
import { inEpisode } from '@/shared/api/records';
import { KEEP_FRESH } from '@/shared/freshness';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { HistoryIcon } from '@/shared/ui/icon/icons';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListPatientSessionsQuery } from '../api';
import { newestFirst } from '../history';
import styles from './SessionHistory.module.css';
import { SessionHistoryRow } from './SessionHistoryRow';

export interface PatientSessionsProps {
  patientId: string;
  /** Shows those of this episode alone. */
  episodeId?: string | null;
  /** The way to the first session, where there is none. */
  newSession?: ReactNode;
}

/** Rows drawn at once. */
const PORTION = 20;

/** The sessions of one patient, newest first. */
export function PatientSessions({ patientId, episodeId, newSession }: PatientSessionsProps) {
  const query = useListPatientSessionsQuery(patientId, KEEP_FRESH);
  const { currentData } = query;
  const sessions = useMemo(
    () => newestFirst(currentData ?? []).filter(inEpisode(episodeId)),
    [currentData, episodeId],
  );
  const [portions, setPortions] = useState(1);
  const count = Math.min(PORTION * portions, sessions.length);

  const failure = failureOf({ ...query, text: SESSION_MESSAGES.listFailed });
  if (failure) return <ErrorState {...failure} />;
  if (!currentData) return <SkeletonList label="Cargando sesiones" />;
  if (sessions.length === 0)
    return (
      <EmptyState
        icon={HistoryIcon}
        title={SESSION_MESSAGES.empty}
        {...(episodeId
          ? { text: 'Cuando registres una sesión de este proceso, aparecerá aquí.' }
          : { text: 'Cuando registres una sesión con este paciente, aparecerá aquí.', action: newSession })}
      />
    );
  return (
    <div className={styles.stack}>
      <ul className={styles.list} aria-label="Sesiones">
        {sessions.slice(0, count).map((session) => (
          <SessionHistoryRow key={session.id} session={session} showPatient={false} />
        ))}
      </ul>
      <LoadMore
        summary={`Mostrando ${count} de ${counted(sessions.length, ['sesión', 'sesiones'])}`}
        hasMore={sessions.length > count}
        onLoadMore={() => setPortions(portions + 1)}
      />
    </div>
  );
}
