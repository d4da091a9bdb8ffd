import { DEFAULT_PRACTICE_WEEK, type OpenStretch, type PracticeWeek } from '../appointments/openingHours';
import { overlaps, withBuffer, type BufferedInterval, type Interval } from '../appointments/time';
import { addDays, instantOf, isoWeekday, startOfDay } from '../common/practiceTime';
import { union, without } from './intervals';

/** A therapist's own week, from the day `from` until the day `until` or, without one, for good. */
export interface WorkWeek {
  from: string;
  until: string | null;
  stretches: readonly (OpenStretch & { weekday: number })[];
}

/** Days `from`–`to` without work; with `start` and `end` (`HH:mm`), that part of the one day. */
export interface TimeOff {
  from: string;
  to: string;
  start: string | null;
  end: string | null;
}

/** Hours worked on one day beyond those of the week. */
export interface ExtraHours extends OpenStretch {
  day: string;
}

/** What a therapist has said about their own hours. */
export interface TherapistTimes {
  weeks: readonly WorkWeek[];
  absences: readonly TimeOff[];
  extras: readonly ExtraHours[];
}

/** When appointments are given: the practice's week, and what one therapist has said of their own. */
export interface Timetable extends PracticeWeek {
  therapist?: TherapistTimes | undefined;
}

const DAY_MINUTES = 24 * 60;

/** Minutes of the day of a time `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const two = (value: number) => String(value).padStart(2, '0');

/** Time `HH:mm` of minutes of the day. */
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const spanOf = ({ from, to }: OpenStretch): Interval => ({ start: minutesOf(from), end: minutesOf(to) });

/** The own week that counts on a day: of those valid then, the one that began last. */
export const weekOn = (date: string, therapist: TherapistTimes | undefined): WorkWeek | undefined =>
  therapist?.weeks
    .filter(({ from, until }) => from <= date && (until === null || date <= until))
    .reduce<WorkWeek | undefined>((last, week) => (last && last.from > week.from ? last : week), undefined);

/** Minutes of the day on which an absence falls, whole days included. */
export const absentSpans = (date: string, therapist: TherapistTimes | undefined): Interval[] =>
  (therapist?.absences ?? [])
    .filter(({ from, to }) => from <= date && date <= to)
    .map(({ start, end }) => ({
      start: start === null ? 0 : minutesOf(start),
      end: end === null ? DAY_MINUTES : minutesOf(end),
    }));

/** Hours of the week on `date`: the therapist's own week if there is one, else the practice's; none on a holiday. */
function weekStretches(date: string, { hours, holidays, therapist }: Timetable): readonly OpenStretch[] {
  if (holidays.some(({ day }) => day === date)) return [];
  const own = weekOn(date, therapist);
  const weekday = isoWeekday(date);
  return own ? own.stretches.filter((one) => one.weekday === weekday) : (hours[weekday] ?? []);
}

/**
 * Working minutes of `date`: the week's hours and the extra hours of that day, without absences. A holiday
 * closes the week's hours, not the extra ones.
 */
function workingSpans(date: string, timetable: Timetable): Interval[] {
  const { therapist } = timetable;
  const extras = (therapist?.extras ?? []).filter(({ day }) => day === date);
  const said = [...weekStretches(date, timetable), ...extras].map(spanOf);
  return without(said, absentSpans(date, therapist));
}

/** Working hours on `date`, in order. */
export const openStretches = (date: string, timetable: Timetable = DEFAULT_PRACTICE_WEEK): OpenStretch[] =>
  workingSpans(date, timetable).map(({ start, end }) => ({ from: timeOf(start), to: timeOf(end) }));

/**
 * Minutes of a day as instants. An hour that the clock skips is empty; one that it repeats is longer.
 */
export function instantsOf(date: string, spans: readonly Interval[], zone: string): Interval[] {
  const at = (minutes: number) =>
    (minutes === DAY_MINUTES
      ? startOfDay(addDays(date, 1), zone)
      : instantOf(date, timeOf(minutes), zone)
    ).getTime();
  return union(spans.map(({ start, end }) => ({ start: at(start), end: at(end) })));
}

/** Working hours on `date` as instants. */
export const workingIntervals = (date: string, timetable: Timetable, zone: string): Interval[] =>
  instantsOf(date, workingSpans(date, timetable), zone);

export interface FreeTimeOptions {
  working: readonly Interval[];
  /** Appointments, in any order, with the minutes kept free after each. */
  busy: readonly BufferedInterval[];
  /** Milliseconds to keep free before each appointment: the buffer of what is to be booked. */
  before?: number;
}

/** Free time: working intervals without appointments and the time kept free around them. */
export function freeTime({ working, busy, before = 0 }: FreeTimeOptions): Interval[] {
  const kept = busy.map(withBuffer).map(({ start, end }) => ({ start: start - before, end }));
  const inTheWay = kept.filter((one) => working.some((open) => overlaps(open, one)));
  return without(working, inTheWay);
}
