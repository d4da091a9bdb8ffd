import { useMemo } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import type { DateFieldProps } from './dateProps';
import { DateSegments } from './DateSegments';
import { readDate, writeDate } from './dateValue';
import { SegmentedField } from './SegmentedField';

/** The control of `DateField`, on React Aria. */
export function AriaDate({ value, onChange, min, max, ...field }: DateFieldProps) {
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
