import { DAY_MS, DEFAULT_TIME_ZONE, LOCALE } from '@/contract/common/constants';
import { isPlainDay, wallClockOf } from '@/contract/common/practiceTime';
import { counted } from '@/contract/common/text';

/**
 * Formats dates and times in es-ES and in the practice's time zone, whatever the device's zone. Each function
 * takes an instant (ISO 8601 text or Date) or a day `YYYY-MM-DD`. Invalid input gives '—'.
 */
let zone: string = DEFAULT_TIME_ZONE;

/** Time zone of the practice, in which everything is shown. */
export const practiceZone = (): string => zone;

/** Sets the practice's time zone once the server has told it. Call it before anything with a time is drawn. */
export function keepPracticeZone(name: string): void {
  zone = name;
}

type DateInput = string | Date | null | undefined;

const UNKNOWN = '—';

/**
 * A date format. Its two `Intl` formatters are created on first use and kept, because creating one is a
 * hundred times slower than using it.
 */
function dateFormat(options: Intl.DateTimeFormatOptions): (input: DateInput) => string {
  const formatters: Partial<Record<string, Intl.DateTimeFormat>> = {};
  return (input) => {
    if (!input) return UNKNOWN;
    const date = new Date(input);
    if (Number.isNaN(date.getTime())) return UNKNOWN;
    // A plain day has no zone: converting it to the practice's zone could shift it by a day.
    const timeZone = typeof input === 'string' && isPlainDay(input) ? 'UTC' : zone;
    const formatter = (formatters[timeZone] ??= new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }));
    return formatter.format(date);
  };
}

/** '05/03/2027' */
export const formatDate = dateFormat({ day: '2-digit', month: '2-digit', year: 'numeric' });

/** 'viernes, 5 de marzo de 2027' */
export const formatLongDate = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** 'vie, 5 mar' */
export const formatShortDate = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** '09:30' */
export const formatTime = dateFormat({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '05/03/2027, 09:30' */
export const formatMoment = (instant: string | Date): string =>
  `${formatDate(instant)}, ${formatTime(instant)}`;

/** Today in the practice's time zone, `YYYY-MM-DD`. */
export const todayOfPractice = (now: Date = new Date()): string => wallClockOf(now, zone).date;

/** Day and time in the practice's time zone: `{ date: 'YYYY-MM-DD', time: 'HH:mm' }`. */
export const practiceWallClock = (input: string | Date) => wallClockOf(new Date(input), zone);

/** Age in whole years on `today` for a `dateOfBirth` (both `YYYY-MM-DD`); `null` if unknown. */
export function ageInYears(
  dateOfBirth: string | null | undefined,
  today: string = todayOfPractice(),
): number | null {
  if (!dateOfBirth || !isPlainDay(dateOfBirth.slice(0, 10))) return null;
  const born = dateOfBirth.slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  const age = today.slice(5) < born.slice(5) ? years - 1 : years;
  return age < 0 ? null : age;
}

/**
 * The age on `today` in words, `null` if unknown: years from the second birthday on, months from the first month on, else
 * days. Of a baby dose and technique depend on the months.
 */
export function ageText(
  dateOfBirth: string | null | undefined,
  today: string = todayOfPractice(),
): string | null {
  const years = ageInYears(dateOfBirth, today);
  if (years === null || !dateOfBirth) return null;
  if (years >= 2) return counted(years, ['año', 'años']);
  const born = dateOfBirth.slice(0, 10);
  const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const months = monthOf(today) - monthOf(born) - (today.slice(8) < born.slice(8) ? 1 : 0);
  if (months > 0) return counted(months, ['mes', 'meses']);
  return counted((Date.parse(today) - Date.parse(born)) / DAY_MS, ['día', 'días']);
}
