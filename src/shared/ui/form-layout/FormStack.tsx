import type { ReactNode } from 'react';
import styles from './formLayout.module.css';

/** Fields in one column, in a form or one of its sections. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
