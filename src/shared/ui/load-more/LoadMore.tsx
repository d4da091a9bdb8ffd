import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import styles from './LoadMore.module.css';

export interface LoadMoreProps {
  /** How much is shown, e.g. 'Mostrando 20 de 134 pacientes'. Announced when it changes. */
  summary: ReactNode;
  /** Whether there is more to show. */
  hasMore?: boolean;
  onLoadMore?: () => unknown;
  loading?: boolean;
  label?: string;
}

/** Footer of a list: how much is shown, and a button for the next portion. */
export function LoadMore({
  summary,
  hasMore = false,
  onLoadMore,
  loading = false,
  label = 'Cargar más',
}: LoadMoreProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.summary} role="status">
        {summary}
      </p>
      {hasMore && onLoadMore ? (
        <Button size="sm" onClick={() => onLoadMore()} loading={loading}>
          {label}
        </Button>
      ) : null}
    </div>
  );
}
