import { MINUTE_MS } from '../common/durations';
import { DEFAULT_TIME_ZONE } from '../common/limits';
import { WALK_IN_MINUTES } from './limits';
import { instantOf, wallClockOf, type WallClock } from '../common/practiceTime';

/** A stretch of the agenda in milliseconds since 1970; `end` is outside it. */
export interface Interval {
  start: number;
  end: number;
}

/**
 * A time as a form sends it: `date` `YYYY-MM-DD` and `time` `HH:mm` in the practice's zone, `duration` in
 * minutes.
 */
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

/** The earliest start that may still be entered: a walk-in's, in whole minutes. */
export const earliestStart = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / MINUTE_MS) - WALK_IN_MINUTES) * MINUTE_MS);

/** Whether a wall-clock time of the practice lies too far back for an appointment to be entered there. */
export const isPast = ({ date, time }: WallClock, now: Date, zone: string = DEFAULT_TIME_ZONE): boolean =>
  instantOf(date, time, zone) < earliestStart(now);

/** Which field of the form the past is to be shown at: the day if it is over, else the time. */
export function pastField(
  { date }: Pick<WallClock, 'date'>,
  now: Date,
  zone: string = DEFAULT_TIME_ZONE,
): 'date' | 'time' {
  return date < wallClockOf(now, zone).date ? 'date' : 'time';
}
