import type { ReactNode } from 'react';
import { usePracticeIdentity } from './api';
import styles from './PracticeMark.module.css';

export interface PracticeMarkProps {
  /** Shown where the practice has no name of its own. */
  children: ReactNode;
}

/** Logo and name of the practice on the public screens, in the place and height of the product's. */
export function PracticeMark({ children }: PracticeMarkProps) {
  const identity = usePracticeIdentity();
  if (!identity?.name) return children;
  return (
    <div className={styles.mark}>
      {identity.logo && <img className={styles.logo} src={identity.logo} alt="" />}
      <p className={styles.name}>{identity.name}</p>
    </div>
  );
}
