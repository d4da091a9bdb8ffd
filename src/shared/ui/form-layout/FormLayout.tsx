import type { CSSProperties, ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import styles from './formLayout.module.css';

/** Fields in one column, in a form or one of its sections. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

export interface FormGridProps {
  children: ReactNode;
  /** Minimum width of a column in rem. As many columns are used as fit. */
  minColumn?: number;
  /** Smaller gaps, for dialogs. */
  dense?: boolean;
}

/** Fields in a grid: two columns on most screens, one on a phone. */
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

/** A field that spans all columns of a `FormGrid`. */
export function FormWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

export interface FormActionsProps {
  /** Buttons, the cancelling one first and the main action last. */
  children: ReactNode;
}

/** Last row of a form on a page. In a dialog use `DialogActions`, which stays visible. */
export function FormActions({ children }: FormActionsProps) {
  return <div className={styles.actions}>{children}</div>;
}
