import { WALK_IN_MINUTES } from './appointments';
import { MINUTE_MS } from './common/constants';
import { instantOf, type WallClock, wallClockOf } from './common/practiceTime';

/** An interval in milliseconds since 1970. `end` is exclusive. */
export interface Interval {
  start: number;
  end: number;
}

/** An interval with the minutes that are kept free after it. */
export interface BufferedInterval extends Interval {
  bufferAfter?: number;
}

/** The interval together with the time kept free after it. */
export const withBuffer = ({ start, end, bufferAfter = 0 }: BufferedInterval): Interval => ({
  start,
  end: end + bufferAfter * MINUTE_MS,
});

/**
 * A slot as sent by a form: `date` `YYYY-MM-DD` and `time` `HH:mm` in the practice's time zone, `duration` in
 * minutes.
 */
export interface WallSlot extends WallClock {
  duration: number;
}

/** Interval of a slot. Minutes are elapsed time, also across a change to or from summer time. */
export function intervalOf({ date, time, duration }: WallSlot, zone: string): Interval {
  const start = instantOf(date, time, zone).getTime();
  return { start, end: start + duration * MINUTE_MS };
}

/** Interval from an instant and a duration in minutes. */
export function intervalAt(instant: string | Date, duration: number): Interval {
  const start = new Date(instant).getTime();
  return { start, end: start + duration * MINUTE_MS };
}

/** Whether two intervals overlap; adjacent ones do not. */
export const overlaps = (a: Interval, b: Interval): boolean => a.start < b.end && b.start < a.end;

/** The earliest interval of `busy` that overlaps `wanted`. */
export function firstOverlap<T extends Interval>(wanted: Interval, busy: readonly T[]): T | undefined {
  return busy
    .filter((one) => overlaps(wanted, one))
    .reduce<T | undefined>((first, one) => (first && first.start <= one.start ? first : one), undefined);
}

/** Earliest start of a new appointment, which allows for walk-ins; in whole minutes. */
export const earliestStart = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / MINUTE_MS) - WALK_IN_MINUTES) * MINUTE_MS);

/** Whether a wall-clock time is too far in the past for a new appointment. */
export const isPast = ({ date, time }: WallClock, now: Date, zone: string): boolean =>
  instantOf(date, time, zone) < earliestStart(now);

/** Form field for the error of a past start: the day if it is over, else the time. */
export function pastField({ date }: Pick<WallClock, 'date'>, now: Date, zone: string): 'date' | 'time' {
  return date < wallClockOf(now, zone).date ? 'date' : 'time';
}
