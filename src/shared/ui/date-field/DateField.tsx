import { DateField as AriaDateField } from 'react-aria-components/DateField';
import type { FieldProps } from '../field-shell';
import { DateSegments } from './DateSegments';
import { readDate, writeDate } from './dateValue';
import { SegmentedField } from './SegmentedField';
import { useWholeValue } from './useWholeValue';

export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, parts of it, or empty. */
  value: string;
  /** What the field shows: `YYYY-MM-DD`, with `_` for parts that are not filled in, or empty. */
  onChange: (value: string) => void;
  /** Earliest and latest day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A date that people know and type, e.g. a date of birth: day, month, year. */
export function DateField({ value, onChange, min, max, ...field }: DateFieldProps) {
  const { whole, change } = useWholeValue(value, readDate, onChange);

  return (
    <SegmentedField {...field}>
      {(attributes) => (
        <AriaDateField
          {...attributes}
          value={whole}
          onChange={(next) => change({ text: writeDate(next), whole: next })}
          minValue={readDate(min) ?? undefined}
          maxValue={readDate(max) ?? undefined}
        >
          <DateSegments value={value} onRead={(text) => change({ text, whole })} />
        </AriaDateField>
      )}
    </SegmentedField>
  );
}
