import { SkeletonFrame } from './SkeletonFrame';
import styles from './Skeleton.module.css';

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
