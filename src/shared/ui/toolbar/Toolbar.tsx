import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** `SearchField`, which takes the free width. */
  search?: ReactNode;
  /** Selects that filter the list. */
  filters?: ReactNode;
  /** Toggles for view and filters, and refresh, at the end of the row. */
  actions?: ReactNode;
  /** Accessible name of the group. */
  label?: string;
}

/** Row above a list: search, filters, view. Wraps on a phone. */
export function Toolbar({ search, filters, actions, label = 'Búsqueda y filtros' }: ToolbarProps) {
  return (
    <div className={styles.toolbar} role="group" aria-label={label} data-print="hide">
      {search ? <div className={styles.search}>{search}</div> : null}
      {filters ? <div className={styles.filters}>{filters}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
