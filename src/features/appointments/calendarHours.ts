import type { Appointment } from '@/contract/appointments/entities';
import { practiceWallClock } from '@/shared/lib/dates';

const EARLIEST = 7;
const LATEST = 21;

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;

/** Hours shown by a day or week: the opening hours, extended to every appointment outside them. */
export function visibleHours(appointments: readonly Pick<Appointment, 'date' | 'duration'>[]): {
  from: string;
  to: string;
} {
  let [from, to] = [EARLIEST, LATEST];
  for (const { date, duration } of appointments) {
    const [hours = 0, minutes = 0] = practiceWallClock(date).time.split(':').map(Number);
    from = Math.min(from, hours);
    to = Math.max(to, Math.min(24, Math.ceil((hours * 60 + minutes + duration) / 60)));
  }
  return { from: hour(from), to: hour(to) };
}
