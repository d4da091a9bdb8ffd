import { useState } from 'react';
import { AUDIT_MESSAGES, auditWording } from '@/contract/audit';
import { ROLE_LABELS } from '@/contract/common/roles';
import { counted } from '@/contract/common/text';
import { errorText } from '@/shared/api/errors';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { ShieldIcon } from '@/shared/ui/icon/icons';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { SegmentedControl } from '@/shared/ui/segmented-control/SegmentedControl';
import { SkeletonList } from '@/shared/ui/skeleton/Skeleton';
import { useListOwnAuditInfiniteQuery, type OwnAuditView } from '../api';
import { actorName, eventTime } from '../auditTexts';
import styles from './OwnAudit.module.css';

const VIEWS: { value: OwnAuditView; label: string }[] = [
  { value: 'OTHERS', label: 'Otras personas' },
  { value: 'ALL', label: 'También yo' },
];

/** 'Quién ha visto mi ficha': who accessed the patient's own record. */
export function OwnAudit() {
  const [view, setView] = useState<OwnAuditView>('OTHERS');
  const user = useAppSelector(selectUser);
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useListOwnAuditInfiniteQuery(view, { refetchOnMountOrArgChange: true });
  const events = currentData?.pages.flatMap((page) => page.events);

  return (
    <Card
      title="Quién ha visto mi ficha"
      description="Cada vez que alguien abre o cambia algo tuyo queda anotado aquí, y la aplicación no deja borrarlo."
    >
      <div className={styles.stack}>
        <SegmentedControl label="Accesos de" options={VIEWS} value={view} onChange={setView} />
        {error && !events && !isFetching ? (
          <ErrorState message={errorText(error, AUDIT_MESSAGES.listFailed)} onRetry={refetch} />
        ) : !events ? (
          <SkeletonList label="Cargando accesos" />
        ) : events.length === 0 ? (
          <EmptyState icon={ShieldIcon} title={AUDIT_MESSAGES.ownEmpty} />
        ) : (
          <>
            <ul className={styles.list} aria-label="Accesos">
              {events.map((event) => (
                <li key={event.id} className={styles.event}>
                  <span className={styles.what}>
                    <strong>{actorName(event.actor, user?.id)}</strong>
                    {event.actor.role && event.actor.id !== user?.id && (
                      <span className={styles.role}> · {ROLE_LABELS[event.actor.role]}</span>
                    )}
                    <span className={styles.action}>{auditWording(event.action, event.entity)}</span>
                  </span>
                  <time className={styles.when} dateTime={event.at}>
                    {eventTime(event)}
                  </time>
                </li>
              ))}
            </ul>
            <LoadMore
              summary={`Mostrando ${counted(events.length, ['acceso', 'accesos'])}`}
              hasMore={hasNextPage}
              onLoadMore={fetchNextPage}
              loading={isFetchingNextPage}
              failure={error && errorText(error, AUDIT_MESSAGES.listFailed)}
            />
          </>
        )}
      </div>
    </Card>
  );
}
