import type { ReactNode } from 'react';
import styles from './StatCard.module.css';

export interface StatGridProps {
  /** `StatCard`s. */
  children: ReactNode;
  /** Accessible name of the group. */
  label?: string;
}

/** Lays out stat cards in equal columns, two on a phone. */
export function StatGrid({ children, label }: StatGridProps) {
  return (
    <div className={styles.grid} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );
}
