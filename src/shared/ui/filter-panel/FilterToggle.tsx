import { Button } from '../button';
import { FilterIcon } from '../icon';
import { VisuallyHidden } from '../visually-hidden';
import styles from './FilterPanel.module.css';

export interface FilterToggleProps {
  open: boolean;
  onToggle: () => void;
  /** Number of active filters. */
  activeCount?: number;
  /** Id of the panel. */
  controls?: string;
  label?: string;
}

/** Opens and closes a `FilterPanel`, and shows the number of active filters. */
export function FilterToggle({
  open,
  onToggle,
  activeCount = 0,
  controls,
  label = 'Filtros',
}: FilterToggleProps) {
  return (
    <Button
      icon={FilterIcon}
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      onClick={onToggle}
    >
      {label}
      {activeCount > 0 ? (
        <span className={styles.count}>
          {activeCount}
          <VisuallyHidden> activos</VisuallyHidden>
        </span>
      ) : null}
    </Button>
  );
}
