import { useMemo } from 'react';
import { parseTime, type Time } from '@internationalized/date';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { DateSegments, SegmentedField } from '../date-field';
import type { FieldProps } from '../field-shell';

export interface TimeFieldProps extends FieldProps {
  /** `HH:mm` on the 24-hour clock, or empty. */
  value: string;
  /** `HH:mm`, or empty while the time is incomplete. */
  onChange: (value: string) => void;
  /** Earliest and latest time, `HH:mm`. */
  min?: string;
  max?: string;
}

/** A time of day, hours and minutes. */
export function TimeField({ value, onChange, min, max, ...field }: TimeFieldProps) {
  const time = useMemo(() => readTime(value), [value]);

  return (
    <SegmentedField {...field}>
      {(attributes) => (
        <AriaTimeField
          {...attributes}
          value={time}
          onChange={(next) => onChange(next === null ? '' : next.toString().slice(0, 5))}
          minValue={readTime(min) ?? undefined}
          maxValue={readTime(max) ?? undefined}
          granularity="minute"
          hourCycle={24}
        >
          <DateSegments />
        </AriaTimeField>
      )}
    </SegmentedField>
  );
}

function readTime(value: string | undefined): Time | null {
  if (!value) return null;
  try {
    return parseTime(value);
  } catch {
    return null;
  }
}
