import type { ReactNode } from 'react';
import styles from './Toolbar.module.css';

export interface ToolbarProps {
  /** `SearchField`; takes the free width. */
  search?: ReactNode;
  /** Selects that narrow the list. */
  filters?: ReactNode;
  /** View toggle, refresh, filter toggle: at the far end. */
  actions?: ReactNode;
  /** Accessible name of the group. */
  label?: string;
}

/** Row above a list: search, filters, view. Wraps into lines on a phone. */
export function Toolbar({ search, filters, actions, label = 'Búsqueda y filtros' }: ToolbarProps) {
  return (
    <div className={styles.toolbar} role="group" aria-label={label} data-print="hide">
      {search ? <div className={styles.search}>{search}</div> : null}
      {filters ? <div className={styles.filters}>{filters}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
