import { Button } from 'react-aria-components/Button';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import { Dialog } from 'react-aria-components/Popover';
import { cx } from '@/shared/lib/css';
import { FloatingPanel } from '../aria-overlay';
import {
  DateSegments,
  readDate,
  SegmentedField,
  useWholeValue,
  writeDate,
  type DateFieldProps,
} from '../date-field';
import { controlStyles } from '../field-shell';
import { CalendarIcon, Icon } from '../icon';
import { MonthCalendar } from './MonthCalendar';
import styles from './DatePickerField.module.css';

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
