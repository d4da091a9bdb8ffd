import { addDays, startOfWeek } from '@/contract/common/practiceTime';

/** Preset periods above the list. */
export const PERIODS = [
  { value: 'all', label: 'Todas' },
  { value: 'today', label: 'Hoy' },
  { value: 'week', label: 'Semana' },
  { value: 'upcoming', label: 'Próximas' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

/** First and last day, `YYYY-MM-DD`; empty for no limit. */
interface Days {
  startDate: string;
  endDate: string;
}

/** First and last day of a period, relative to `today`. */
export function periodDays(period: Period, today: string): Days {
  if (period === 'today') return { startDate: today, endDate: today };
  if (period === 'upcoming') return { startDate: today, endDate: '' };
  if (period === 'all') return { startDate: '', endDate: '' };
  const monday = startOfWeek(today);
  return { startDate: monday, endDate: addDays(monday, 6) };
}

/** The preset period that equals the filters' dates, or `undefined` for a custom range. */
export const periodOf = (filters: Days, today: string): Period | undefined =>
  PERIODS.map(({ value }) => value).find((period) => {
    const { startDate, endDate } = periodDays(period, today);
    return filters.startDate === startDate && filters.endDate === endDate;
  });
