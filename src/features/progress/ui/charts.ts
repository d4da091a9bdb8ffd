import { isCalendarDate } from '@/contract/common/formats';
import type { PainPoint, WeeklyProgressDay } from '@/contract/progressAnswers';
import { formatShortDate } from '@/shared/lib/dates';

/** One week as a bar of a longer plot. `label` is its first day, e.g. '16 nov'. */
export interface WeekShare {
  label: string;
  completed: number;
  due: number;
}

/** Label of a day: 'vie, 20 nov'. Text that is not a date is returned unchanged. */
export const dayLabel = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}/.test(date) ? formatShortDate(date.slice(0, 10)) : date;

/** Short label of a day, for crowded axes: '20 nov'. */
const shortDayLabel = (date: string): string => dayLabel(date).split(', ').at(-1) ?? date;

/** Percentage of due runs that were done, 0–100; null if none was due. */
export const shareOf = ({ completed, due }: Pick<WeeklyProgressDay, 'completed' | 'due'>): number | null =>
  due > 0 ? Math.round((100 * completed) / due) : null;

/** Groups days into weeks that end with the last day. */
export function weeksOf(days: readonly WeeklyProgressDay[]): WeekShare[] {
  const weeks: WeekShare[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end);
    weeks.unshift({
      label: shortDayLabel(week[0]?.date ?? ''),
      completed: week.reduce((sum, { completed }) => sum + completed, 0),
      due: week.reduce((sum, { due }) => sum + due, 0),
    });
  }
  return weeks;
}

const worstOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

/**
 * Pain before and after as two series with one point per day, the worst of that day's runs: a mean would hide the strong
 * pain that a therapist acts on.
 */
export function painSeries(points: readonly PainPoint[]) {
  const days = [...new Set(points.map(({ date }) => date))];
  const lineOf = (side: 'before' | 'after') =>
    days.map((date) => ({
      x: shortDayLabel(date),
      // Another backend's date may be none.
      ...(isCalendarDate(date) && { at: Date.parse(date) }),
      y: worstOf(points.filter((point) => point.date === date).map((point) => point[side])),
    }));
  return [
    { name: 'Antes', points: lineOf('before') },
    { name: 'Después', points: lineOf('after') },
  ];
}
