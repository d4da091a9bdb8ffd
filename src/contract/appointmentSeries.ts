import type { SeriesOccurrence } from './appointmentAnswers';
import { type BufferedInterval, firstOverlap, intervalAt, intervalOf, isPast } from './appointmentTime';
import { addDays, isoWeekday, startOfWeek, type WallClock } from './common/practiceTime';
import { nextFreeSlots } from './freeSlots';
import { outsideText, type Timetable } from './timetable';

/** 'Repetir': number of appointments, days of the week (1 Monday to 7 Sunday), and interval in weeks. */
export interface Repetition {
  count: number;
  weekdays: readonly number[];
  interval: number;
}

/**
 * Days of a series: the first `count` days from `date` on that fall on one of the weekdays. Only every
 * `interval`-th week counts, starting with the week of `date`. Without weekdays, that of `date` is used.
 */
export function seriesDates(date: string, { count, weekdays, interval }: Repetition): string[] {
  const chosen = [...new Set(weekdays.length > 0 ? weekdays : [isoWeekday(date)])]
    .filter((weekday) => Number.isInteger(weekday) && weekday >= 1 && weekday <= 7)
    .sort((a, b) => a - b);
  const dates: string[] = [];
  if (chosen.length === 0 || interval < 1) return dates;
  for (
    let monday = startOfWeek(date);
    dates.length < count;
    monday = addDays(monday, 7 * Math.floor(interval))
  ) {
    for (const weekday of chosen) {
      const day = addDays(monday, weekday - 1);
      if (day >= date && dates.length < count) dates.push(day);
    }
  }
  return dates;
}

export interface SeriesPlanOptions {
  occurrences: readonly WallClock[];
  /** Duration of each appointment in minutes. */
  duration: number;
  /** Minutes kept free after each. */
  bufferAfter?: number;
  /** Busy intervals, with the part of each appointment that may be shown in a conflict. */
  busy: readonly (BufferedInterval & { appointment: NonNullable<SeriesOccurrence['conflict']> })[];
  now: Date;
  zone: string;
  timetable?: Timetable;
}

/**
 * Plans each appointment of a series: free, or in conflict, with up to three alternatives that overlap
 * neither the agenda nor the series. Overlapping an earlier one of the series, or being past, is also a
 * conflict (`reason`), and so is a time outside the hours, which may be insisted on.
 */
export function planSeries({
  occurrences,
  duration,
  bufferAfter = 0,
  busy,
  now,
  zone,
  timetable,
}: SeriesPlanOptions): SeriesOccurrence[] {
  const own = occurrences.map((one) => ({ ...intervalOf({ ...one, duration }, zone), bufferAfter }));
  const taken: BufferedInterval[] = [...busy];
  return occurrences.map((wall, index) => {
    const wanted = own[index]!;
    const inTheWay = firstOverlap(wanted, busy);
    const ownOverlap = firstOverlap(wanted, own.slice(0, index));
    const past = isPast(wall, now, zone);
    const slot = { date: wall.date, time: wall.time };
    const isTaken = Boolean(inTheWay ?? ownOverlap) || past;
    const outside = !isTaken && timetable ? outsideText({ ...wall, duration }, timetable, zone) : null;
    if (!isTaken && !outside)
      return { ...slot, conflict: null, reason: null, outside: null, alternatives: [] };
    const others = own.filter((_one, other) => other !== index);
    const alternatives = nextFreeSlots({
      wanted: { ...wall, duration },
      busy: [...taken, ...others],
      bufferAfter,
      now,
      zone,
      ...(timetable && { timetable }),
    });
    // Reserve the first alternative, which the form proposes, so that no other conflict gets it.
    const first = alternatives[0];
    if (first) taken.push({ ...intervalAt(first.date, duration), bufferAfter });
    return {
      ...slot,
      conflict: inTheWay?.appointment ?? null,
      reason: outside ? 'outside' : past ? 'past' : inTheWay ? 'busy' : 'series',
      outside,
      alternatives,
    };
  });
}
