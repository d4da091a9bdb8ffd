import type { PainPoint, WeeklyProgressDay } from '@/contract/progress/entities';
import { formatShortDate } from '@/shared/lib/dates';

/** '16–22 nov': days of one week as one bar of a longer plot. */
export interface WeekShare {
  label: string;
  completed: number;
  due: number;
}

/** Label of a day: 'vie, 20 nov'. Text that is no date is shown as it is. */
export const dayLabel = (date: string): string =>
  /^\d{4}-\d{2}-\d{2}/.test(date) ? formatShortDate(date.slice(0, 10)) : date;

/** Label of a day where many stand side by side: '20 nov'. */
const shortDayLabel = (date: string): string => dayLabel(date).split(', ').at(-1) ?? date;

/** Share of the due runs that are done, 0–100; null where nothing was due. */
export const shareOf = ({ completed, due }: Pick<WeeklyProgressDay, 'completed' | 'due'>): number | null =>
  due > 0 ? Math.round((100 * completed) / due) : null;

/** Days in groups of seven that end with the last one. */
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

const meanOf = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0
    ? Math.round((10 * known.reduce((sum, value) => sum + value, 0)) / known.length) / 10
    : null;
};

/** Pain before and after as two lines, one point a day: the mean where a day has several runs. */
export function painSeries(points: readonly PainPoint[]) {
  const days = [...new Set(points.map(({ date }) => date))];
  const lineOf = (side: 'before' | 'after') =>
    days.map((date) => ({
      x: shortDayLabel(date),
      y: meanOf(points.filter((point) => point.date === date).map((point) => point[side])),
    }));
  return [
    { name: 'Antes', points: lineOf('before') },
    { name: 'Después', points: lineOf('after') },
  ];
}
