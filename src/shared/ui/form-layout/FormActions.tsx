import type { ReactNode } from 'react';
import styles from './formLayout.module.css';

/** Props of a form's last row. */
export interface FormActionsProps {
  /** Buttons, the way out first and the deed last. */
  children: ReactNode;
}

/** Last row of a form on a page; in a dialog that is `DialogActions`, which stays in view. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
