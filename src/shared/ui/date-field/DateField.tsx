import { useMemo } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import type { FieldProps } from '../field-shell';
import { DateSegments } from './DateSegments';
import { readDate, writeDate } from './dateValue';
import { SegmentedField } from './SegmentedField';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** `YYYY-MM-DD`, or empty while the date is incomplete. */
  onChange: (value: string) => void;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A date that people know and type, e.g. a date of birth: day, month, year. */
export function DateField({ value, onChange, min, max, ...field }: DateFieldProps) {
  const date = useMemo(() => readDate(value), [value]);

  return (
    <SegmentedField {...field}>
      {(attributes) => (
        <AriaDateField
          {...attributes}
          value={date}
          onChange={(next) => onChange(writeDate(next))}
          minValue={readDate(min) ?? undefined}
          maxValue={readDate(max) ?? undefined}
        >
          <DateSegments />
        </AriaDateField>
      )}
    </SegmentedField>
  );
}
