import type { ReactNode } from 'react';
import styles from './DrawnLater.module.css';

export interface DrawnLaterProps {
  /** Whether the content still shows the previous value. */
  isBehind: boolean;
  children: ReactNode;
}

/** Marks deferred content, which may be behind the typed text or the answer. Does not affect the layout. */
export function DrawnLater({ isBehind, children }: DrawnLaterProps) {
  return (
    <div className={styles.contents} aria-busy={isBehind || undefined}>
      {children}
    </div>
  );
}
