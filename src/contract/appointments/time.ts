import { DEFAULT_TIME_ZONE } from '../common/limits';
import { instantOf, wallClockOf, type WallClock } from '../common/practiceTime';

const MINUTE_MS = 60_000;

/** A stretch of the agenda in milliseconds since 1970; `end` is outside it. */
export interface Interval {
  start: number;
  end: number;
}

/** What a form says of time: `date` `YYYY-MM-DD` and `time` `HH:mm` in the practice's zone, `duration` in minutes. */
export interface WallSlot extends WallClock {
  duration: number;
}

/** The stretch that a form's date, time and minutes mean. Minutes are real ones, also over a summer-time change. */
export function intervalOf({ date, time, duration }: WallSlot, zone: string = DEFAULT_TIME_ZONE): Interval {
  const start = instantOf(date, time, zone).getTime();
  return { start, end: start + duration * MINUTE_MS };
}

/** The stretch that an answer's instant and minutes mean. */
export function intervalAt(instant: string | Date, duration: number): Interval {
  const start = new Date(instant).getTime();
  return { start, end: start + duration * MINUTE_MS };
}

/** Whether two stretches share time; those that only touch do not. */
export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** The earliest of `busy` that shares time with `wanted`. */
export function firstOverlap<T extends Interval>(wanted: Interval, busy: readonly T[]): T | undefined {
  return busy
    .filter((one) => overlaps(wanted, one))
    .reduce<T | undefined>((first, one) => (first && first.start <= one.start ? first : one), undefined);
}

/**
 * Whether a wall-clock time of the practice lies in the past (spec §5 'not in the past'). The current minute is not
 * past, so that an appointment can be made for now.
 */
export function isPast({ date, time }: WallClock, now: Date, zone: string = DEFAULT_TIME_ZONE): boolean {
  return instantOf(date, time, zone).getTime() < Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
}

/** Which field of the form the past is to be shown at: the day if it is over, else the time. */
export function pastField(
  { date }: Pick<WallClock, 'date'>,
  now: Date,
  zone: string = DEFAULT_TIME_ZONE,
): 'date' | 'time' {
  return date < wallClockOf(now, zone).date ? 'date' : 'time';
}
