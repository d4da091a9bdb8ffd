import type { ReactNode } from 'react';
import { Button } from '../button/Button';
import { FilterIcon } from '../icon/icons';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './FilterPanel.module.css';

export interface FilterPanelProps {
  open: boolean;
  /** Fields, laid out in as many columns as fit. */
  children: ReactNode;
  id?: string;
  /** Number of active filters. With 0 there is nothing to clear. */
  activeCount?: number;
  onClear: () => void;
}

/** Filters of a list, collapsed until opened. */
export function FilterPanel({ open, children, id, activeCount, onClear }: FilterPanelProps) {
  if (!open) return null;
  return (
    <section className={styles.panel} id={id} aria-label="Filtros" data-print="hide">
      <div className={styles.fields}>{children}</div>
      <div className={styles.clear}>
        <Button variant="quiet" size="sm" disabled={activeCount === 0} onClick={onClear}>
          Limpiar filtros
        </Button>
      </div>
    </section>
  );
}

export interface FilterToggleProps {
  open: boolean;
  onToggle: () => void;
  /** Number of active filters. */
  activeCount: number;
  /** Id of the panel. */
  controls?: string;
}

/** Opens and closes a `FilterPanel`, and shows the number of active filters. */
export function FilterToggle({ open, onToggle, activeCount, controls }: FilterToggleProps) {
  return (
    <Button
      icon={FilterIcon}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      Filtros
      {activeCount > 0 ? (
        <span className={styles.count}>
          {activeCount}
          <VisuallyHidden> activos</VisuallyHidden>
        </span>
      ) : null}
    </Button>
  );
}
