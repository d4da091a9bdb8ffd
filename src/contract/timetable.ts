import {
  type BufferedInterval,
  type Interval,
  intervalOf,
  overlaps,
  type WallSlot,
  withBuffer,
} from './appointmentTime';
import { addDays, instantOf, isoWeekday, startOfDay } from './common/practiceTime';
import type { Absence, ExtraStretch, WorkingWeek } from './hoursAnswers';
import { DEFAULT_PRACTICE_WEEK, type OpenStretch, type PracticeWeek } from './openingHours';

/* Sets of half-open intervals `[start, end)` on any line of numbers: minutes of a day, or instants. */

/** The same set, in order, without empty intervals, and with those that touch or overlap made one. */
export function union(intervals: readonly Interval[]): Interval[] {
  const joined: Interval[] = [];
  const sorted = intervals.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
  for (const { start, end } of sorted) {
    const last = joined.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined;
}

/** What is left of a set when another is taken away, in order. */
export function without(intervals: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const gone = union(taken);
  return union(intervals).flatMap(({ start, end }) => {
    const left: Interval[] = [];
    let from = start;
    for (const one of gone) {
      if (one.end <= from || one.start >= end) continue;
      if (one.start > from) left.push({ start: from, end: one.start });
      from = one.end;
    }
    if (from < end) left.push({ start: from, end });
    return left;
  });
}

/** Whether a set holds all of an interval. */
export const contains = (intervals: readonly Interval[], { start, end }: Interval): boolean =>
  union(intervals).some((one) => one.start <= start && end <= one.end);

/** Days `from`–`to` without work; with `start` and `end` (`HH:mm`), that part of the one day. */
export type TimeOff = Pick<Absence, 'from' | 'to' | 'start' | 'end'>;

/** What a therapist has said about their own hours. */
export interface TherapistTimes {
  weeks: readonly WorkingWeek[];
  absences: readonly TimeOff[];
  extras: readonly ExtraStretch[];
}

/** When appointments are given: the practice's week, and what one therapist has said of their own. */
export interface Timetable extends PracticeWeek {
  therapist?: TherapistTimes | undefined;
}

export const DAY_MINUTES = 24 * 60;

/** Minutes of the day of a time `HH:mm`. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const two = (value: number) => String(value).padStart(2, '0');

/** Time `HH:mm` of minutes of the day. */
export const timeOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const spanOf = ({ from, to }: OpenStretch): Interval => ({ start: minutesOf(from), end: minutesOf(to) });

/** The own week that counts on a day: of those valid then, the one that began last. */
export const weekOn = (date: string, therapist: TherapistTimes | undefined): WorkingWeek | undefined =>
  therapist?.weeks
    .filter(({ from, until }) => from <= date && (until === null || date <= until))
    .reduce<WorkingWeek | undefined>(
      (last, week) => (last && last.from > week.from ? last : week),
      undefined,
    );

/** Minutes of the day on which an absence falls, whole days included. */
const absentSpans = (date: string, therapist: TherapistTimes | undefined): Interval[] =>
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
function instantsOf(date: string, spans: readonly Interval[], zone: string): Interval[] {
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

/** Why a time lies outside the hours. The first reason that applies is shown. */
type OutsideReason = 'absence' | 'holiday' | 'closed' | 'therapist' | 'practice';

const TEXTS: Record<Exclude<OutsideReason, 'holiday'>, string> = {
  absence: 'El fisioterapeuta tiene una ausencia a esa hora',
  closed: 'Cerrado',
  therapist: 'El fisioterapeuta no trabaja a esa hora',
  practice: 'La consulta está cerrada a esa hora',
};

const holidayOn = (date: string, { holidays }: Timetable) => holidays.find(({ day }) => day === date);

/** Why an appointment would lie outside working hours, wholly or in part; null if it lies within them. */
export function outsideReason(slot: WallSlot, timetable: Timetable, zone: string): OutsideReason | null {
  const { date } = slot;
  const asked = intervalOf(slot, zone);
  if (contains(workingIntervals(date, timetable, zone), asked)) return null;
  const absent = instantsOf(date, absentSpans(date, timetable.therapist), zone);
  if (absent.some((one) => overlaps(asked, one))) return 'absence';
  if (holidayOn(date, timetable)) return 'holiday';
  const { hours } = timetable;
  if (!hours[isoWeekday(date)]?.length && openStretches(date, timetable).length === 0) return 'closed';
  return weekOn(date, timetable.therapist) ? 'therapist' : 'practice';
}

/** The same in words, without a full stop: 'Festivo: Navidad', 'Cerrado'. */
export function outsideText(slot: WallSlot, timetable: Timetable, zone: string): string | null {
  const reason = outsideReason(slot, timetable, zone);
  if (reason !== 'holiday') return reason && TEXTS[reason];
  return `Festivo: ${holidayOn(slot.date, timetable)?.name ?? ''}`;
}
