import type { ReactNode } from 'react';
import styles from './formLayout.module.css';

/** Fields one under the other, in a form or in one of its sections. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
