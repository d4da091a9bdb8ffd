import { SkeletonFrame } from './SkeletonFrame';
import styles from './Skeleton.module.css';

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
