import { timeParts, WaitingSegments } from '../date-field';
import { lateField } from '../late-part';
import type { TimeFieldProps } from './timeProps';

const WaitingTime = ({ value, ...field }: TimeFieldProps) => (
  <WaitingSegments {...field} parts={timeParts(value)} separator=":" />
);

/** A time of day, hours and minutes. */
export const TimeField = lateField<TimeFieldProps>(
  async () => (await import('./AriaTime')).AriaTime,
  WaitingTime,
);
