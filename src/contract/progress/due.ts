import { DAY_MS } from '../common/durations';
import { addDays, isoWeekday } from '../common/practiceTime';
import type { Frequency } from '../routines/enums';
import { scheduledRuns, type RoutineSchedule } from '../routines/schedule';

/** Plan of the days of a routine, as `YYYY-MM-DD` in the practice's zone. */
export interface RoutinePlan {
  frequency: Frequency;
  /** The days of a CUSTOM routine; without them the patient does it at their own pace. */
  schedule?: RoutineSchedule | null;
  /** Day on which the routine was given. */
  startDay: string;
  /** How long it runs, in weeks from `startDay`. */
  weeks: number;
  /** False once the therapist has ended it. */
  active: boolean;
}

/** A run of a routine that was finished, by its day. */
export interface FinishedRun {
  day: string;
}

/** Whole days from `from` to `to`, both `YYYY-MM-DD`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** Whether `day` lies within the routine's weeks. Its status is not looked at: the past is judged as it was planned. */
export function runsOn(plan: RoutinePlan, day: string): boolean {
  const since = daysBetween(plan.startDay, day);
  return since >= 0 && since < plan.weeks * 7;
}

/** Whether the routine's weeks are over on `day`: from then on it counts as completed. */
export const hasEnded = (
  { startDay, weeks }: Pick<RoutinePlan, 'startDay' | 'weeks'>,
  day: string,
): boolean => daysBetween(startDay, day) >= weeks * 7;

/**
 * Runs that the plan asks for on `day`, whatever was done before:
 * - DAILY: one each day.
 * - TWICE_DAILY: two each day.
 * - EVERY_OTHER_DAY: one on the start day and on every second day from it.
 * - WEEKLY: one on the start's weekday.
 * - CUSTOM: as its schedule says; without one none, so that it is never missed.
 * Outside the routine's weeks: none.
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
 * Runs that should be done on `today`, given what was finished earlier. As `plannedRuns`, but a weekly routine stays
 * due until it is done: someone who was away on its weekday does it on another day of that week (seven days counted
 * from the start day).
 */
export function dueRuns(plan: RoutinePlan, today: string, finished: readonly FinishedRun[]): number {
  if (!plan.active || !runsOn(plan, today)) return 0;
  if (plan.frequency !== 'WEEKLY') return plannedRuns(plan, today);
  const weekStart = addDays(today, -(daysBetween(plan.startDay, today) % 7));
  return finished.some(({ day }) => day >= weekStart && day < today) ? 0 : 1;
}

/**
 * Whether the routine is listed under 'Para Hoy': it is due, it was started today, or it is a running CUSTOM
 * routine without days, for which the patient chooses the day.
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
