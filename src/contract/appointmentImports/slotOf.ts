import type { WallSlot } from '../appointments/time';
import type { FoundAppointment } from './schemas';

/** When an appointment of a file takes place. What could not be read of it is empty. */
export const slotOf = ({ date, time, duration }: FoundAppointment): WallSlot => ({
  date: date ?? '',
  time: time ?? '',
  duration,
});
