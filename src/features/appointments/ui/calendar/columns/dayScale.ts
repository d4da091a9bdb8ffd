import { minutesOf } from '@/contract/timetable';

/** Hours of a day that are drawn, in minutes from midnight. */
export interface DayScale {
  from: number;
  to: number;
}

/** Steps to which a drag snaps, in minutes. */
export const SNAP_MINUTES = 15;
/** Length of a free slot that is clicked, in minutes. */
const SLOT_MINUTES = 30;

/** Where a moment of the day is drawn, in percent of the column's height. */
export const percentOf = (minutes: number, { from, to }: DayScale): number =>
  ((minutes - from) / (to - from)) * 100;

const within = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Start of a dragged appointment: snapped, and so that all of it stays within the drawn hours. */
export const snappedStart = (minutes: number, duration: number, { from, to }: DayScale): number =>
  within(Math.round(minutes / SNAP_MINUTES) * SNAP_MINUTES, from, Math.max(from, to - duration));

/**
 * Start of a dragged appointment: its own until it is really moved up or down, because one off the quarter that goes to another
 * column alone keeps its hour.
 */
export const draggedStart = (minutes: number, start: number, duration: number, scale: DayScale): number =>
  Math.abs(minutes - start) < SNAP_MINUTES / 2 ? start : snappedStart(minutes, duration, scale);

/** Duration of an appointment whose end is dragged to `minutes`. `longest` is the limit of a duration. */
export const snappedDuration = (minutes: number, start: number, longest: number, { to }: DayScale): number =>
  within(
    Math.round((minutes - start) / SNAP_MINUTES) * SNAP_MINUTES,
    SNAP_MINUTES,
    // An appointment that ends after the drawn hours cannot be dragged further.
    Math.max(SNAP_MINUTES, Math.min(longest, to - start)),
  );

/** Start of the free slot that contains `minutes`. */
export const slotStart = (minutes: number, { from, to }: DayScale): number =>
  within(Math.floor(minutes / SLOT_MINUTES) * SLOT_MINUTES, from, to - SLOT_MINUTES);

/** Stretches of the drawn hours outside the given open ones, which must be in order. */
export function closedStretches(
  open: readonly { from: string; to: string }[],
  { from, to }: DayScale,
): DayScale[] {
  const closed: DayScale[] = [];
  let reached = from;
  for (const stretch of open) {
    const start = minutesOf(stretch.from);
    if (start > reached) closed.push({ from: reached, to: Math.min(start, to) });
    reached = Math.max(reached, minutesOf(stretch.to));
  }
  if (reached < to) closed.push({ from: reached, to });
  return closed.filter((stretch) => stretch.from < stretch.to);
}
