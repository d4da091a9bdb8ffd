import { parseDate, type CalendarDate } from '@internationalized/date';

/** Reads `YYYY-MM-DD`; `null` for anything else, including '' and a day that does not exist. */
export function readDate(value: string | undefined): CalendarDate | null {
  if (!value) return null;
  try {
    return parseDate(value.slice(0, 10));
  } catch {
    return null;
  }
}

/** Writes `YYYY-MM-DD`; '' without a date. */
export const writeDate = (value: { toString(): string } | null): string =>
  value === null ? '' : value.toString().slice(0, 10);
