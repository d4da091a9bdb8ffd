import type { ReactNode } from 'react';
import styles from './formLayout.module.css';

export interface FormActionsProps {
  /** Buttons, the cancelling one first and the main action last. */
  children: ReactNode;
}

/** Last row of a form on a page. In a dialog use `DialogActions`, which stays visible. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
