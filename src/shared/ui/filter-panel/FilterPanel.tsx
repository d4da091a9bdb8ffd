import type { ReactNode } from 'react';
import { Button } from '../button';
import styles from './FilterPanel.module.css';

export interface FilterPanelProps {
  open: boolean;
  /** Fields, laid out in as many columns as fit. */
  children: ReactNode;
  id?: string;
  title?: string;
  /** Number of active filters. With 0 there is nothing to clear. */
  activeCount?: number;
  onClear?: () => void;
  clearLabel?: string;
}

/** Filters of a list, collapsed until opened. */
export function FilterPanel({
  open,
  children,
  id,
  title = 'Filtros',
  activeCount,
  onClear,
  clearLabel = 'Limpiar filtros',
}: FilterPanelProps) {
  if (!open) return null;
  return (
    <section className={styles.panel} id={id} aria-label={title} data-print="hide">
      <div className={styles.fields}>{children}</div>
      {onClear ? (
        <div className={styles.clear}>
          <Button variant="quiet" size="sm" disabled={activeCount === 0} onClick={onClear}>
            {clearLabel}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
