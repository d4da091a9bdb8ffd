import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { DAY_MS, DEFAULT_TIME_ZONE, MINUTE_MS } from './constants';

/** Time zones of Spain, as its clocks call them. */
export const TIME_ZONE_LABELS: Readonly<Record<string, string>> = {
  [DEFAULT_TIME_ZONE]: 'Península, Baleares, Ceuta y Melilla',
  'Atlantic/Canary': 'Canarias',
};

/** Name of a time zone for people: `Canarias`, else its own name. */
export const timeZoneLabel = (name: string): string => TIME_ZONE_LABELS[name] ?? name.replace(/_/g, ' ');

dayjs.extend(utc);

/**
 * Wall-clock time in the practice's time zone, computed from the zone's own offsets. It does not depend on
 * the host's zone and handles changes to and from summer time.
 */

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(zone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(zone, formatter);
  }
  return formatter;
}

/** Wall clock: `date` is `YYYY-MM-DD`, `time` `HH:mm`. */
export interface WallClock {
  date: string;
  time: string;
}

function offsetAt(time: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(time)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((asUtc - Math.floor(time / 1000) * 1000) / MINUTE_MS);
}

/** Known offsets by zone and quarter of an hour. Asking `Intl` for each of a day's appointments takes longer than drawing them. */
const offsets = new Map<string, number>();
const OFFSETS_KEPT = 5_000;
const QUARTER_MS = 15 * MINUTE_MS;

/** UTC offset of `zone` at `instant`, in minutes. Zones change their offset only at a quarter of an hour. */
export function zoneOffsetMinutes(instant: Date, zone: string): number {
  const quarter = Math.floor(instant.getTime() / QUARTER_MS);
  const key = `${zone} ${quarter}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    offset = offsetAt(quarter * QUARTER_MS, zone);
    if (offsets.size >= OFFSETS_KEPT) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
}

/** Wall clock of `zone` at `instant`. */
export function wallClockOf(instant: Date, zone: string): WallClock {
  const local = new Date(instant.getTime() + zoneOffsetMinutes(instant, zone) * MINUTE_MS).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/**
 * Instant at which clocks in `zone` show `date` (`YYYY-MM-DD`) and `time` (`HH:mm`). A time that occurs twice
 * means its first occurrence. A time skipped by summer time moves forward (02:30 becomes 03:30), as in
 * calendars.
 */
export function instantOf(date: string, time: string, zone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  // The offsets a day before and after include any change near that time.
  const before = zoneOffsetMinutes(new Date(asUtc - DAY_MS), zone);
  const after = zoneOffsetMinutes(new Date(asUtc + DAY_MS), zone);
  for (const offset of [before, after]) {
    const candidate = new Date(asUtc - offset * MINUTE_MS);
    if (zoneOffsetMinutes(candidate, zone) === offset) return candidate;
  }
  return new Date(asUtc - before * MINUTE_MS);
}

const PLAIN_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is written as a day, `YYYY-MM-DD`, and not as an instant. */
export const isPlainDay = (text: string): boolean => PLAIN_DAY.test(text);

/** A day as Spain writes it: `2027-03-09` becomes `09/03/2027`. Any other text stays. */
export const spanishDay = (text: string): string => text.replace(PLAIN_DAY, '$3/$2/$1');

/** The day `days` after `date`, both `YYYY-MM-DD`. Calendar arithmetic without a time zone. */
export const addDays = (date: string, days: number): string =>
  dayjs.utc(date).add(days, 'day').format('YYYY-MM-DD');

/** The same day so many years later, or the last of its month where there is none; both `YYYY-MM-DD`. */
export const sameDayIn = (date: string, years: number): string =>
  dayjs.utc(date).add(years, 'year').format('YYYY-MM-DD');

/** Day of the week of `date`, 1 for Monday to 7 for Sunday. */
export const isoWeekday = (date: string): number => dayjs.utc(date).day() || 7;

/** Monday of the week of `date`. */
export const startOfWeek = (date: string): string => addDays(date, 1 - isoWeekday(date));

/**
 * Instant as ISO 8601 with the zone's offset, e.g. `2027-03-28T03:30:00+02:00`, the format of our answers.
 */
export function toOffsetIso(instant: Date, zone: string): string {
  const offset = zoneOffsetMinutes(instant, zone);
  const local = new Date(instant.getTime() + offset * MINUTE_MS).toISOString().slice(0, 19);
  const sign = offset < 0 ? '-' : '+';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${local}${sign}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}

/** First instant of the day `date` in `zone`. */
export const startOfDay = (date: string, zone: string): Date => instantOf(date, '00:00', zone);
