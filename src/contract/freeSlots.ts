import type { AppointmentSlot } from './appointmentAnswers';
import { type BufferedInterval, type Interval, intervalOf, type WallSlot } from './appointmentTime';
import { APPOINTMENT_LIMITS } from './appointments';
import { MINUTE_MS } from './common/constants';
import { addDays, toOffsetIso, wallClockOf } from './common/practiceTime';
import { DEFAULT_PRACTICE_WEEK } from './openingHours';
import { freeTime, type Timetable, workingIntervals } from './timetable';

/** Suggested starts are on the quarter hour, like durations. */
const STEP_MS = APPOINTMENT_LIMITS.durationStep * MINUTE_MS;

export interface FreeSlotOptions {
  /** The requested slot: suggestions start at that time or later, with the same duration. */
  wanted: WallSlot;
  /** Busy intervals of therapist, patient and room, in any order. The time after each is kept free too. */
  busy: readonly BufferedInterval[];
  /** Minutes to keep free after the wanted slot; they may lie outside working hours. */
  bufferAfter?: number;
  now: Date;
  zone: string;
  timetable?: Timetable;
  /** Maximum number of suggestions, by default three. */
  count?: number;
  /** Number of days to look ahead. */
  days?: number;
}

interface Search {
  from: number;
  length: number;
  count: number;
}

const roundUp = (instant: number, origin: number) =>
  origin + Math.ceil((instant - origin) / STEP_MS) * STEP_MS;

/**
 * Starts within the free time of one working interval, on the quarter hours from its begin. Each begins
 * after the previous one ends, so that they do not overlap.
 */
function freeStarts(open: Interval, free: readonly Interval[], { from, length, count }: Search): number[] {
  const starts: number[] = [];
  for (const one of free) {
    let start = roundUp(Math.max(one.start, from), open.start);
    while (starts.length < count && start + length <= one.end) {
      starts.push(start);
      start = roundUp(start + length, open.start);
    }
  }
  return starts;
}

/** Number of days to look ahead, also for the query that collects `busy`. */
export const FREE_SLOT_DAYS = 60;

/**
 * The next free slots of the wanted length, at or after the wanted time. They lie within working hours and not in the
 * past, and keep clear of appointments and of the time kept free after each. Fewer than `count` if there are not enough.
 */
export function nextFreeSlots({
  wanted,
  busy,
  bufferAfter = 0,
  now,
  zone,
  timetable = DEFAULT_PRACTICE_WEEK,
  count = 3,
  days = FREE_SLOT_DAYS,
}: FreeSlotOptions): AppointmentSlot[] {
  const asked = intervalOf(wanted, zone);
  const length = asked.end - asked.start;
  const from = Math.max(asked.start, Math.ceil(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const before = bufferAfter * MINUTE_MS;
  const firstDay = wallClockOf(new Date(from), zone).date;
  const found: number[] = [];
  for (let day = 0; day <= days && found.length < count; day += 1) {
    for (const open of workingIntervals(addDays(firstDay, day), timetable, zone)) {
      const free = freeTime({ working: [open], busy, before });
      found.push(...freeStarts(open, free, { from, length, count: count - found.length }));
    }
  }
  return found.map((start) => ({ date: toOffsetIso(new Date(start), zone), duration: wanted.duration }));
}
