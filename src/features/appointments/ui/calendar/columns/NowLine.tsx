import { practiceWallClock } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/hooks';
import styles from './ColumnsGrid.module.css';
import { minutesOf, percentOf, type DayScale } from './dayScale';

/** The current time across all columns, on its own day. */
export function NowLine({ date, scale }: { date: string; scale: DayScale }) {
  const now = practiceWallClock(useNow());
  const minutes = minutesOf(now.time);
  if (now.date !== date || minutes < scale.from || minutes > scale.to) return null;
  return <div className={styles.now} style={{ top: `${percentOf(minutes, scale)}%` }} aria-hidden="true" />;
}
