import type { ReactNode } from 'react';
import { drawingMark } from '@/shared/lib/drawing-mark';
import styles from './DrawnLater.module.css';

export interface DrawnLaterProps {
  /** Whether the content is still that of the previous value. */
  isBehind: boolean;
  children: ReactNode;
}

/** Content that follows typing or an answer when there is time. Takes no part in the layout. */
export function DrawnLater({ isBehind, children }: DrawnLaterProps) {
  return (
    <div className={styles.contents} {...drawingMark(isBehind)}>
      {children}
    </div>
  );
}
