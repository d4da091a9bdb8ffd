import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import styles from './DescriptionList.module.css';

export interface DescriptionItem {
  label: string;
  /** `null`, `undefined`, '' and `false`, which React draws as nothing, show a dash. */
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly DescriptionItem[];
  /** 2 uses two columns if there is room. */
  columns?: 1 | 2;
}

/** Names and values of a record's fields. */
export function DescriptionList({ items, columns = 1 }: DescriptionListProps) {
  return (
    <dl className={cx(styles.list, columns === 2 && styles.two)}>
      {items.map(({ label, value }) => {
        const empty = value === null || value === undefined || value === '' || value === false;
        return (
          <div key={label} className={styles.item}>
            <dt className={styles.label}>{label}</dt>
            <dd className={cx(styles.value, empty && styles.empty)}>{empty ? '—' : value}</dd>
          </div>
        );
      })}
    </dl>
  );
}
