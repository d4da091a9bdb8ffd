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
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { Dialog } from 'react-aria-components/Popover';
import { cx } from '@/shared/lib/css';
import { FloatingPanel } from '../aria-overlay/FloatingPanel';
import {
  type DateFieldProps,
  DateSegments,
  readDate,
  SegmentedField,
  useWholeValue,
  writeDate,
} from '../date-field/DateField';
import controlStyles from '../field-shell/control.module.css';
import { Icon } from '../icon/Icon';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../icon/icons';
import styles from './DatePickerField.module.css';
import calendar from './MonthCalendar.module.css';

/** One month, with weeks from Monday. Gets its date from the surrounding picker. */
function MonthCalendar() {
  return (
    <Calendar className={calendar.calendar ?? ''} firstDayOfWeek="mon">
      <header className={calendar.header}>
        <Button slot="previous" className={calendar.step ?? ''}>
          <Icon of={ChevronLeftIcon} />
        </Button>
        <Heading className={calendar.heading ?? ''} />
        <Button slot="next" className={calendar.step ?? ''}>
          <Icon of={ChevronRightIcon} />
        </Button>
      </header>
      <CalendarGrid className={calendar.grid ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className={calendar.weekday ?? ''}>{day.slice(0, 2)}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={calendar.day ?? ''} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}

export type DatePickerFieldProps = DateFieldProps;

/**
 * A date that people look up, e.g. of an appointment. It can be typed or chosen in a calendar that starts on
 * Monday.
 */
export function DatePickerField({ value, onChange, min, max, ...field }: DatePickerFieldProps) {
  const { whole, change } = useWholeValue(value, readDate, onChange);

  return (
    <SegmentedField {...field}>
      {(attributes) => (
        <DatePicker
          {...attributes}
          value={whole}
          onChange={(next) => change({ text: writeDate(next), whole: next })}
          minValue={readDate(min) ?? undefined}
          maxValue={readDate(max) ?? undefined}
          firstDayOfWeek="mon"
        >
          <Group className={cx(controlStyles.control, styles.group) ?? ''}>
            <DateSegments bare value={value} onRead={(text) => change({ text, whole })} />
            <Button className={styles.button ?? ''}>
              <Icon of={CalendarIcon} size="md" />
            </Button>
          </Group>
          <FloatingPanel placement="bottom end">
            <Dialog className={styles.dialog ?? ''}>
              <MonthCalendar />
            </Dialog>
          </FloatingPanel>
        </DatePicker>
      )}
    </SegmentedField>
  );
}
