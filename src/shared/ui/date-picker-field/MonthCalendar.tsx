import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar';
import { ChevronLeftIcon, ChevronRightIcon, Icon } from '../icon';
import styles from './MonthCalendar.module.css';

/** One month, with weeks from Monday. Gets its date from the surrounding picker. */
export function MonthCalendar() {
  return (
    <Calendar className={styles.calendar ?? ''} firstDayOfWeek="mon">
      <header className={styles.header}>
        <Button slot="previous" className={styles.step ?? ''}>
          <Icon of={ChevronLeftIcon} />
        </Button>
        <Heading className={styles.heading ?? ''} />
        <Button slot="next" className={styles.step ?? ''}>
          <Icon of={ChevronRightIcon} />
        </Button>
      </header>
      <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className={styles.weekday ?? ''}>{day.slice(0, 2)}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={styles.day ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
