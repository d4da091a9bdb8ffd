import { dateParts, WaitingSegments, type DateFieldProps } from '../date-field';
import { CalendarIcon, Icon } from '../icon';
import { lateField } from '../late-part';
import styles from './DatePickerField.module.css';

export type DatePickerFieldProps = DateFieldProps;

const WaitingDatePicker = ({ value, ...field }: DatePickerFieldProps) => (
  <WaitingSegments
    {...field}
    parts={dateParts(value)}
    boxClass={styles.group}
    button={(press) => (
      <button
        type="button"
        className={styles.button}
        aria-label={`Calendario ${field.label}`}
        aria-haspopup="dialog"
        aria-expanded={false}
        disabled={field.disabled}
        onClick={press}
      >
        <Icon of={CalendarIcon} size="md" />
      </button>
    )}
  />
);

/** A date that is looked up, such as the day of an appointment: typed, or chosen in a month that starts on Monday. */
export const DatePickerField = lateField<DatePickerFieldProps>(
  async () => (await import('./AriaDatePicker')).AriaDatePicker,
  WaitingDatePicker,
);
