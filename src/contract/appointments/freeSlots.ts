import { MINUTE_MS } from '../common/durations';
import { DEFAULT_TIME_ZONE } from '../common/limits';
import { addDays, instantOf, toOffsetIso, wallClockOf } from '../common/practiceTime';
import type { AppointmentSlot } from './entities';
import { APPOINTMENT_LIMITS } from './limits';
import { DEFAULT_PRACTICE_WEEK, openStretches, type PracticeWeek } from './openingHours';
import { intervalOf, withBuffer, type BufferedInterval, type Interval, type WallSlot } from './time';

/** Suggested starts are on the quarter hour, like durations. */
const STEP_MS = APPOINTMENT_LIMITS.durationStep * MINUTE_MS;

export interface FreeSlotOptions {
  /** The requested slot: suggestions start at that time or later, with the same duration. */
  wanted: WallSlot;
  /** Busy intervals of therapist, patient and room, in any order. The time after each is kept free too. */
  busy: readonly BufferedInterval[];
  /** Minutes to keep free after the wanted slot; they may lie outside opening hours. */
  bufferAfter?: number;
  now: Date;
  zone?: string;
  week?: PracticeWeek;
  /** Maximum number of suggestions, by default three. */
  count?: number;
  /** Number of days to look ahead. */
  days?: number;
}

interface Search {
  from: number;
  length: number;
  /** To keep free after it. */
  buffer: number;
  busy: readonly Interval[];
  count: number;
}

const roundUp = (instant: number, origin: number) =>
  origin + Math.ceil((instant - origin) / STEP_MS) * STEP_MS;

/**
 * Free starts within one open stretch. Each begins after the previous one ends, so that they do not overlap.
 */
function freeStarts(open: Interval, { from, length, buffer, busy, count }: Search): number[] {
  const starts: number[] = [];
  let start = roundUp(Math.max(open.start, from), open.start);
  while (starts.length < count && start + length <= open.end) {
    const end = start + length;
    const inTheWay = busy.find((one) => one.start < end + buffer && start < one.end);
    if (!inTheWay) starts.push(start);
    start = roundUp(inTheWay ? inTheWay.end : end, open.start);
  }
  return starts;
}

/** Number of days to look ahead, also for the query that collects `busy`. */
export const FREE_SLOT_DAYS = 60;

/**
 * The next free slots of the wanted length, at or after the wanted time, within opening hours, not in the
 * past, not overlapping, and clear of the time kept free after each appointment. Fewer than `count` if there are not enough.
 */
export function nextFreeSlots({
  wanted,
  busy,
  bufferAfter = 0,
  now,
  zone = DEFAULT_TIME_ZONE,
  week = DEFAULT_PRACTICE_WEEK,
  count = 3,
  days = FREE_SLOT_DAYS,
}: FreeSlotOptions): AppointmentSlot[] {
  const asked = intervalOf(wanted, zone);
  const from = Math.max(asked.start, Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const buffer = bufferAfter * MINUTE_MS;
  const sorted = busy
    .map(withBuffer)
    .filter((one) => one.end > from)
    .sort((a, b) => a.start - b.start);
  const firstDay = wallClockOf(new Date(from), zone).date;
  const found: number[] = [];
  for (let day = 0; day <= days && found.length < count; day += 1) {
    const date = addDays(firstDay, day);
    for (const stretch of openStretches(date, week)) {
      const open = {
        start: instantOf(date, stretch.from, zone).getTime(),
        end: instantOf(date, stretch.to, zone).getTime(),
      };
      const near = sorted.filter((one) => one.start < open.end + buffer && open.start < one.end);
      found.push(
        ...freeStarts(open, {
          from,
          length: asked.end - asked.start,
          buffer,
          busy: near,
          count: count - found.length,
        }),
      );
    }
  }
  return found.map((start) => ({ date: toOffsetIso(new Date(start), zone), duration: wanted.duration }));
}
