import { useState, type ReactNode } from 'react';
import { AUDIT_MESSAGES } from '@/contract/audit';
import { counted } from '@/contract/common/text';
import { errorText, failureOf } from '@/shared/api/errors';
import { useListFilters } from '@/shared/useListFilters';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { FilterToggle } from '@/shared/ui/filter-panel/FilterPanel';
import { SearchEmptyIcon, ShieldIcon } from '@/shared/ui/icon/icons';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';
import { useListAuditInfiniteQuery, useListAuditPeopleQuery } from '../api';
import { filterChanged, filtersCleared, keptAuditFilters, selectAuditFilters } from '../slice';
import { AuditFilterPanel } from './AuditFilterPanel';
import styles from './AuditLog.module.css';
import { AuditTable } from './AuditTable';

export interface AuditLogProps {
  renderPatientFilter: (props: { value: string; onChange: (id: string) => void }) => ReactNode;
}

/** The practice's access log, newest first, with its filters. */
export function AuditLog({ renderPatientFilter }: AuditLogProps) {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(false);
  const filters = useAppSelector(selectAuditFilters);
  useListFilters(keptAuditFilters);
  // Everybody who ever did something, patients too: asked for once somebody chooses.
  const people = useListAuditPeopleQuery(undefined, { skip: !open });
  const { currentData, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useListAuditInfiniteQuery(filters, { refetchOnMountOrArgChange: true });
  const events = currentData?.pages.flatMap((page) => page.events);
  const narrowed = Object.values(filters).some(Boolean);

  return (
    <div className={styles.stack}>
      <Toolbar
        actions={
          <FilterToggle
            open={open}
            onToggle={() => setOpen(!open)}
            activeCount={Object.values(filters).filter(Boolean).length}
          />
        }
      />
      <AuditFilterPanel
        open={open}
        filters={filters}
        people={people.data ?? []}
        peopleFailure={failureOf({ ...people, text: AUDIT_MESSAGES.peopleFailed })}
        renderPatientFilter={renderPatientFilter}
        onChange={(changes) => dispatch(filterChanged(changes))}
        onClear={() => dispatch(filtersCleared())}
      />
      {error && !events && !isFetching ? (
        <ErrorState message={errorText(error, AUDIT_MESSAGES.listFailed)} onRetry={refetch} />
      ) : (
        <>
          <AuditTable
            events={events ?? []}
            loading={!events}
            empty={
              <EmptyState
                icon={narrowed ? SearchEmptyIcon : ShieldIcon}
                title={narrowed ? AUDIT_MESSAGES.noMatch : AUDIT_MESSAGES.empty}
              />
            }
          />
          {events && (
            <LoadMore
              summary={`Mostrando ${counted(events.length, ['acceso', 'accesos'])}`}
              hasMore={hasNextPage}
              onLoadMore={fetchNextPage}
              loading={isFetchingNextPage}
              failure={error && errorText(error, AUDIT_MESSAGES.listFailed)}
            />
          )}
        </>
      )}
    </div>
  );
}
