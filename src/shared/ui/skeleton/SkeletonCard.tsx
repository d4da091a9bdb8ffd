import { SkeletonFrame } from './SkeletonFrame';
import styles from './Skeleton.module.css';

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
