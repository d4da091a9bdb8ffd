import { addDays, isoWeekday } from '@/contract/common/practiceTime';
import { openStretches, type Timetable } from '@/contract/timetable';

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
