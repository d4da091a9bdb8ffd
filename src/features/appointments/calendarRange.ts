import { addDays, startOfWeek } from '@/contract/common/practiceTime';
import { formatLongDate, formatShortDate } from '@/shared/lib/dates';
import { LOCALE } from '@/contract/common/constants';
import type { CalendarRange } from './slice';

const firstOfMonth = (date: string) => `${date.slice(0, 7)}-01`;

function addMonths(date: string, months: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  const moved = new Date(Date.UTC(year, month - 1 + months, 1));
  return moved.toISOString().slice(0, 10);
}

/** Days shown by a view, both included. A month is extended to whole weeks, like its grid. */
export function visibleDays(range: CalendarRange, date: string): { startDate: string; endDate: string } {
  if (range === 'day') return { startDate: date, endDate: date };
  if (range === 'week') {
    const monday = startOfWeek(date);
    return { startDate: monday, endDate: addDays(monday, 6) };
  }
  const monday = startOfWeek(firstOfMonth(date));
  return { startDate: monday, endDate: addDays(startOfWeek(addDays(addMonths(date, 1), -1)), 6) };
}

/** The date one view earlier (-1) or later (+1). */
export function stepDate(range: CalendarRange, date: string, step: 1 | -1): string {
  if (range === 'month') return addMonths(date, step);
  return addDays(date, range === 'week' ? 7 * step : step);
}

/** Heading of a view: 'lunes, 23 de noviembre de 2026', '23 – 29 nov 2026', 'noviembre de 2026'. */
export function viewTitle(range: CalendarRange, date: string): string {
  if (range === 'day') return formatLongDate(date);
  if (range === 'month')
    return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );
  const { startDate, endDate } = visibleDays('week', date);
  const strip = (day: string) => formatShortDate(day).replace(/^[^,]*,\s*/, '');
  return `${strip(startDate)} – ${strip(endDate)} ${endDate.slice(0, 4)}`;
}
