import styles from './ColumnsGrid.module.css';
import { timeOf, type DayScale } from './dayScale';

const hoursOf = ({ from, to }: DayScale) =>
  Array.from({ length: (to - from) / 60 }, (_one, index) => from + index * 60);

/** The hours beside the columns. Every appointment names its own to screen readers. */
export function HourScale({ scale }: { scale: DayScale }) {
  return (
    <div className={styles.hours} data-hours="" aria-hidden="true">
      {hoursOf(scale).map((hour) => (
        <span key={hour} className={styles.hour}>
          {timeOf(hour)}
        </span>
      ))}
    </div>
  );
}
