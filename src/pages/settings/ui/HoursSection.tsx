import { HolidaysPanel, OpeningHoursPanel } from '@/features/practice';
import styles from './HoursSection.module.css';

/** /settings/hours */
export function HoursSection() {
  return (
    <div className={styles.panels}>
      <OpeningHoursPanel />
      <HolidaysPanel />
    </div>
  );
}
