import { SkeletonFrame } from './SkeletonFrame';
import styles from './Skeleton.module.css';

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
