import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import styles from './formLayout.module.css';

/** Props of fields side by side. */
export interface FormGridProps {
  children: ReactNode;
  /** Width in rem below which a column gives way: there are as many as fit. */
  minColumn?: number;
  /** Closer together, for dialogs. */
  dense?: boolean;
}

/** Fields side by side where there is room, two and two on most screens, and one under the other on a phone. */
export function FormGrid({ children, minColumn = 17, dense = false }: FormGridProps) {
  return (
    <div
      className={cx(styles.grid, dense && styles.dense)}
      style={{ '--form-column': `${minColumn}rem` } as CSSProperties}
    >
      {children}
    </div>
  );
}

/** A field across all columns of a `FormGrid`. */
export function FormWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
