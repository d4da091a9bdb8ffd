import type { ReactNode } from 'react';
import { cx } from '@/shared/lib/css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Skeleton.module.css';

export interface SkeletonFrameProps {
  /** Announced once. Omit it if another part of the screen already announces the loading. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/**
 * Contains the bars of a skeleton. They are hidden from assistive technology, which gets the label instead.
 */
function SkeletonFrame({ label, className, children }: SkeletonFrameProps) {
  return (
    <div role={label ? 'status' : undefined} data-skeleton="">
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
      <div className={cx(styles.frame, className)} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

export interface SkeletonTextProps {
  lines?: number;
  label?: string;
}

/** Placeholder for lines of text; the last one is shorter, as in a paragraph. */
export function SkeletonText({ lines = 3, label }: SkeletonTextProps) {
  return (
    <SkeletonFrame label={label} className={styles.stack}>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={styles.bar}
          style={{ width: index === lines - 1 && lines > 1 ? '62%' : '100%' }}
        />
      ))}
    </SkeletonFrame>
  );
}

export interface SkeletonCardProps {
  /** Number of cards, laid out in the usual grid of cards. */
  count?: number;
  label?: string;
}

/** Placeholder for cards with a title and a few lines. */
export function SkeletonCard({ count = 1, label }: SkeletonCardProps) {
  return (
    <SkeletonFrame label={label} className={styles.cards}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.card}>
          <span className={styles.bar} style={{ width: '46%', height: '1.1em' }} />
          <span className={styles.bar} />
          <span className={styles.bar} style={{ width: '78%' }} />
          <span className={styles.bar} style={{ width: '30%', marginBlockStart: '0.75rem' }} />
        </div>
      ))}
    </SkeletonFrame>
  );
}

export interface SkeletonListProps {
  rows?: number;
  label?: string;
}

/** Placeholder for a list of people or messages: an avatar and two lines each. */
export function SkeletonList({ rows = 4, label }: SkeletonListProps) {
  return (
    <SkeletonFrame label={label} className={styles.list}>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.entry}>
          <span className={styles.disc} />
          <div className={styles.stack}>
            <span className={styles.bar} style={{ width: `${48 - (index % 3) * 9}%` }} />
            <span className={styles.bar} style={{ width: `${82 - (index % 4) * 8}%` }} />
          </div>
        </div>
      ))}
    </SkeletonFrame>
  );
}

export interface SkeletonStatsProps {
  count?: number;
  label?: string;
}

/** Placeholder for a row of stat cards. */
export function SkeletonStats({ count = 4, label }: SkeletonStatsProps) {
  return (
    <SkeletonFrame label={label} className={styles.stats}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.stat}>
          <span className={styles.square} />
          <div className={styles.stack}>
            <span className={styles.bar} style={{ width: '70%' }} />
            <span className={styles.bar} style={{ width: '32%', height: '1.4em' }} />
          </div>
        </div>
      ))}
    </SkeletonFrame>
  );
}

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
