import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogActionsProps {
  /** Buttons, the way out first and the deed last. */
  children: ReactNode;
}

/** Bottom row of a dialog that stays in view while the content scrolls. May stand inside a form. */
export function DialogActions({ children }: DialogActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
