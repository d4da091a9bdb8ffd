import type { ReactNode } from 'react';
import styles from './StatCard.module.css';

export interface StatGridProps {
  /** `StatCard`s. */
  children: ReactNode;
  /** Accessible name of the group. */
  label?: string;
}

/** Lays figures side by side in equal columns, two abreast on a phone. */
export function StatGrid({ children, label }: StatGridProps) {
  return (
    <div className={styles.grid} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );
}
