import { parseTime, type Time } from '@internationalized/date';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { DateSegments, SegmentedField, useWholeValue } from '../date-field/DateField';
import type { FieldProps } from '../field-shell/FieldShell';

export interface TimeFieldProps extends FieldProps {
  /** `HH:mm` on the 24-hour clock, a part of it, or empty. */
  value: string;
  /** What the field shows: `HH:mm`, with `__` for a part that is not filled in, or empty. */
  onChange: (value: string) => void;
}

/** A time of day, hours and minutes. */
export function TimeField({ value, onChange, ...field }: TimeFieldProps) {
  const { whole, change } = useWholeValue(value, readTime, onChange);

  return (
    <SegmentedField {...field}>
      {(attributes) => (
        <AriaTimeField
          {...attributes}
          value={whole}
          onChange={(next) => change({ text: next === null ? '' : next.toString().slice(0, 5), whole: next })}
          granularity="minute"
          hourCycle={24}
        >
          <DateSegments value={value} onRead={(text) => change({ text, whole })} />
        </AriaTimeField>
      )}
    </SegmentedField>
  );
}

function readTime(value: string): Time | null {
  try {
    return parseTime(value);
  } catch {
    return null;
  }
}
