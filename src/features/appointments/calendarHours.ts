import type { Appointment } from '@/contract/appointmentAnswers';
import { practiceWallClock } from '@/shared/lib/dates';

const EARLIEST = 7;
const LATEST = 21;

const hour = (value: number) => `${String(value).padStart(2, '0')}:00`;

/** Full hours that are drawn for spans in minutes from midnight: the usual ones, extended to every span. */
export function hoursAround(spans: readonly { start: number; end: number }[]): { from: number; to: number } {
  let [from, to] = [EARLIEST, LATEST];
  for (const { start, end } of spans) {
    from = Math.min(from, Math.floor(start / 60));
    to = Math.max(to, Math.min(24, Math.ceil(end / 60)));
  }
  return { from, to };
}

/** Hours shown by a day or week: the opening hours, extended to every appointment outside them. */
export function visibleHours(appointments: readonly Pick<Appointment, 'date' | 'duration'>[]): {
  from: string;
  to: string;
} {
  const { from, to } = hoursAround(
    appointments.map(({ date, duration }) => {
      const [hours = 0, minutes = 0] = practiceWallClock(date).time.split(':').map(Number);
      const start = hours * 60 + minutes;
      return { start, end: start + duration };
    }),
  );
  return { from: hour(from), to: hour(to) };
}
