import { DAY_MS } from '../common/durations';
import { addDays, isoWeekday } from '../common/practiceTime';
import type { Frequency } from '../routines/enums';
import { scheduledRuns, type RoutineSchedule } from '../routines/schedule';

/** When a routine is to be done. Days are `YYYY-MM-DD` in the practice's time zone. */
export interface RoutinePlan {
  frequency: Frequency;
  /** Days of a CUSTOM routine. Without them the patient chooses the days. */
  schedule?: RoutineSchedule | null;
  /** Day on which the routine was assigned. */
  startDay: string;
  /** Duration in weeks from `startDay`. */
  weeks: number;
  /** False once the therapist has ended it. */
  active: boolean;
}

/** A finished run of a routine, with its day. */
export interface FinishedRun {
  day: string;
}

/** Whole days from `from` to `to`, both `YYYY-MM-DD`; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Whether `day` is within the routine's weeks. The status is ignored, so that past days count as planned. */
export function runsOn(plan: RoutinePlan, day: string): boolean {
  const since = daysBetween(plan.startDay, day);
  return since >= 0 && since < plan.weeks * 7;
}

/** Whether the routine's weeks are over on `day`. It then counts as completed. */
export const hasEnded = (
  { startDay, weeks }: Pick<RoutinePlan, 'startDay' | 'weeks'>,
  day: string,
): boolean => daysBetween(startDay, day) >= weeks * 7;

/**
 * Runs planned for `day`, whatever was done before:
 * - DAILY: one each day.
 * - TWICE_DAILY: two each day.
 * - EVERY_OTHER_DAY: one on the start day and on every second day after it.
 * - WEEKLY: one on the weekday of the start.
 * - CUSTOM: according to its schedule; without one none, so that no run can be missed.
 *
 * Outside the routine's weeks there are none.
 */
export function plannedRuns(plan: RoutinePlan, day: string): number {
  if (!runsOn(plan, day)) return 0;
  switch (plan.frequency) {
    case 'TWICE_DAILY':
      return 2;
    case 'EVERY_OTHER_DAY':
      return daysBetween(plan.startDay, day) % 2 === 0 ? 1 : 0;
    case 'WEEKLY':
      return isoWeekday(day) === isoWeekday(plan.startDay) ? 1 : 0;
    case 'CUSTOM':
      return plan.schedule ? scheduledRuns(plan.schedule, day) : 0;
    default:
      return 1;
  }
}

/**
 * Runs due on `today`, given the finished ones. As `plannedRuns`, but a weekly routine stays due until it is
 * done. A patient who missed its weekday does it later in that week (seven days counted from the start day).
 */
export function dueRuns(plan: RoutinePlan, today: string, finished: readonly FinishedRun[]): number {
  if (!plan.active || !runsOn(plan, today)) return 0;
  if (plan.frequency !== 'WEEKLY') return plannedRuns(plan, today);
  const weekStart = addDays(today, -(daysBetween(plan.startDay, today) % 7));
  return finished.some(({ day }) => day >= weekStart && day < today) ? 0 : 1;
}

/**
 * Whether the routine is listed under 'Para Hoy': it is due, it was started today, or it is an active CUSTOM
 * routine without days. For the latter the patient chooses the day.
 */
export function belongsToToday(
  plan: RoutinePlan,
  today: string,
  finished: readonly FinishedRun[],
  startedToday: boolean,
) {
  if (startedToday || dueRuns(plan, today, finished) > 0) return true;
  return plan.active && plan.frequency === 'CUSTOM' && !plan.schedule && runsOn(plan, today);
}
