import { lateField } from '../late-part';
import { dateParts } from './dateParts';
import type { DateFieldProps } from './dateProps';
import { WaitingSegments } from './WaitingSegments';

const WaitingDate = ({ value, ...field }: DateFieldProps) => (
  <WaitingSegments {...field} parts={dateParts(value)} />
);

/** A date that is known by heart and typed, such as a date of birth: day, month, year. */
export const DateField = lateField<DateFieldProps>(
  async () => (await import('./AriaDate')).AriaDate,
  WaitingDate,
);
