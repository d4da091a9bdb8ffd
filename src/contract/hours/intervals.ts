import type { Interval } from '../appointments/time';

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
