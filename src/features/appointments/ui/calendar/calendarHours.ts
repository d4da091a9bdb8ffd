import type { Appointment } from '@/contract/appointmentAnswers';
import { addDays, isoWeekday } from '@/contract/common/practiceTime';
import { minutesOf, openStretches, timeOf, type Timetable } from '@/contract/timetable';
import { practiceWallClock } from '@/shared/lib/dates';

const EARLIEST = 7;
const LATEST = 21;

/** Full hours that are drawn for spans in minutes from midnight: the usual ones, extended to every span. */
export function hoursAround(spans: readonly { start: number; end: number }[]): { from: number; to: number } {
  let [from, to] = [EARLIEST, LATEST];
  for (const { start, end } of spans) {
    from = Math.min(from, Math.floor(start / 60));
    to = Math.max(to, Math.min(24, Math.ceil(end / 60)));
  }
  return { from, to };
}

/** Hours shown by a day or week: the usual ones, extended to all working hours and to every appointment outside them. */
export function visibleHours(
  appointments: readonly Pick<Appointment, 'date' | 'duration'>[],
  open: readonly Pick<BusinessHours, 'startTime' | 'endTime'>[],
): { from: string; to: string } {
  const { from, to } = hoursAround([
    ...open.map(({ startTime, endTime }) => ({ start: minutesOf(startTime), end: minutesOf(endTime) })),
    ...appointments.map(({ date, duration }) => {
      const start = minutesOf(practiceWallClock(date).time);
      return { start, end: start + duration };
    }),
  ]);
  return { from: timeOf(from * 60), to: timeOf(to * 60) };
}

/** A stretch of one day as FullCalendar reads it: days count from 0 (Sunday), and `endRecur` is the first day without it. */
interface BusinessHours {
  daysOfWeek: number[];
  startTime: string;
  endTime: string;
  startRecur: string;
  endRecur: string;
}

/** Days before the first of the month, and days from there, that a month with its neighbours may show. */
const [BEFORE, DAYS] = [7, 56];

/** Working hours around the month of `date`, day by day, for the shades of the calendar. */
export function businessHoursOf(timetable: Timetable, date: string): BusinessHours[] {
  const first = addDays(`${date.slice(0, 7)}-01`, -BEFORE);
  return Array.from({ length: DAYS }, (_none, index) => addDays(first, index)).flatMap((day) =>
    openStretches(day, timetable).map(({ from, to }) => ({
      daysOfWeek: [isoWeekday(day) % 7],
      startTime: from,
      endTime: to,
      startRecur: day,
      endRecur: addDays(day, 1),
    })),
  );
}
