import type { PracticeWeek } from '@/contract/appointments/openingHours';
import { addDays, isoWeekday } from '@/contract/common/practiceTime';

/** A weekly stretch as FullCalendar reads it: days count from 0 (Sunday), and `endRecur` is the first day without it. */
interface BusinessHours {
  daysOfWeek: number[];
  startTime: string;
  endTime: string;
  startRecur?: string;
  endRecur?: string;
}

/** Spans of days between the holidays of a weekday. */
function spansBetween(holidays: readonly string[]): Pick<BusinessHours, 'startRecur' | 'endRecur'>[] {
  const starts = [undefined, ...holidays.map((day) => addDays(day, 1))];
  return starts.map((startRecur, at) => {
    const endRecur = holidays[at];
    return { ...(startRecur && { startRecur }), ...(endRecur && { endRecur }) };
  });
}

/** When the practice is open, for the shades of the calendar. A holiday interrupts the stretches of its weekday. */
export const businessHoursOf = ({ hours, holidays }: PracticeWeek): BusinessHours[] =>
  Object.entries(hours).flatMap(([weekday, stretches]) => {
    const days = holidays.filter((day) => isoWeekday(day) === Number(weekday)).sort();
    return (stretches ?? []).flatMap(({ from, to }) =>
      spansBetween(days).map((span) => ({
        daysOfWeek: [Number(weekday) % 7],
        startTime: from,
        endTime: to,
        ...span,
      })),
    );
  });
