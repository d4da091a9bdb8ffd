import { useState, type ReactNode } from 'react';
import { LoadMore } from '@/shared/ui/load-more/LoadMore';
import styles from './Imports.module.css';

export interface SomeRowsProps {
  /** Places of the rows. */
  rows: readonly number[];
  label: string;
  /** The list item of a row. */
  render: (row: number) => ReactNode;
}

/** Rows that are shown at first, and with each press. */
const STEP = 25;

/** A list that shows some rows, and more on request. */
export function SomeRows({ rows, label, render }: SomeRowsProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {rows.slice(0, shown).map(render)}
      </ul>
      {rows.length > STEP && (
        <LoadMore
          summary={`Mostrando ${Math.min(shown, rows.length)} de ${rows.length}`}
          hasMore={shown < rows.length}
          onLoadMore={() => setShown(shown + STEP)}
        />
      )}
    </>
  );
}
