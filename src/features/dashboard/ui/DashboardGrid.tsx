import type { ReactNode } from 'react';
import styles from './DashboardGrid.module.css';

/** Two columns of cards, one on narrow screens. The page fills it with cards of other domains. */
export function DashboardGrid({ main, side }: { main: ReactNode; side?: ReactNode }) {
  return (
    <div className={styles.grid}>
      <div className={styles.column}>{main}</div>
      {side && <div className={styles.column}>{side}</div>}
    </div>
  );
}
