import { SkeletonFrame } from './SkeletonFrame';
import styles from './Skeleton.module.css';

export interface SkeletonTableProps {
  rows?: number;
  columns?: number;
  label?: string;
}

const WIDTHS = ['72%', '54%', '64%', '40%', '58%'];

/** Placeholder for a table: header, then rows with cells of different length. */
export function SkeletonTable({ rows = 6, columns = 4, label }: SkeletonTableProps) {
  return (
    <SkeletonFrame label={label} className={styles.table}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div
          key={row}
          className={styles.row}
          style={{ gridTemplateColumns: `1.4fr repeat(${Math.max(0, columns - 1)}, 1fr)` }}
        >
          {Array.from({ length: columns }, (_, column) => (
            <span
              key={column}
              className={styles.bar}
              style={{ width: row === 0 ? '38%' : WIDTHS[(row * 2 + column) % WIDTHS.length] }}
            />
          ))}
        </div>
      ))}
    </SkeletonFrame>
  );
}
