import type { ReactNode } from 'react';
import styles from './Dialog.module.css';

export interface DialogActionsProps {
  /** Buttons, the cancelling one first and the main action last. */
  children: ReactNode;
}

/** Bottom row of a dialog, visible while the content scrolls. May be inside a form. */
export function DialogActions({ children }: DialogActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
