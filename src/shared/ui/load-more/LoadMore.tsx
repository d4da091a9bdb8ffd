import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { ErrorState } from '../error-state/ErrorState';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  /** How much is shown, e.g. 'Mostrando 20 de 134 pacientes'. Announced when it changes. */
  summary: ReactNode;
  /** Whether there is more to show. */
  hasMore: boolean;
  onLoadMore: () => unknown;
  loading?: boolean;
  /** Why the next portion did not come. What is shown stays, and the same button asks again. */
  failure?: string | undefined;
}

/** Footer of a list: how much is shown, and a button for the next portion. */
export function LoadMore({ summary, hasMore, onLoadMore, loading = false, failure }: LoadMoreProps) {
  const failed =
    failure && hasMore ? <ErrorState message={failure} onRetry={onLoadMore} retrying={loading} /> : null;
  return (
    // Takes the focus of the button that goes with the last portion, so that nobody starts again above the list.
    <div className={failed ? undefined : styles.foot} tabIndex={-1}>
      {failed ?? (
        <>
          <p className={styles.summary} role="status">
            {summary}
          </p>
          {hasMore ? (
            <Button size="sm" onClick={() => onLoadMore()} loading={loading}>
              Cargar más
            </Button>
          ) : null}
        </>
      )}
    </div>
  );
}
