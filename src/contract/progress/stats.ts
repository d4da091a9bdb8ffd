import { addDays } from '../common/practiceTime';
import { belongsToToday, dueRuns, plannedRuns, type FinishedRun, type RoutinePlan } from './due';
import type { ProgressStats, WeeklyProgressDay } from './entities';

/** A finished run with its duration. */
export interface TimedRun extends FinishedRun {
  /** Minutes from start to finish. */
  minutes: number;
}

/** A routine of the patient with its finished runs of at least the last 30 days. */
export interface RoutineRecord {
  plan: RoutinePlan;
  finished: readonly TimedRun[];
  /** Whether a run has begun and is not finished. */
  open?: boolean;
}

/** Longer runs were probably left open, so their duration is ignored. */
export const LONGEST_RUN_MINUTES = 180;
/** Number of days for `averageTime`, including today. */
export const AVERAGE_DAYS = 30;
export const WEEK_DAYS = 7;

const countOn = (finished: readonly FinishedRun[], day: string) =>
  finished.filter((run) => run.day === day).length;

/**
 * Completed and due runs on each of the `days` days up to `today`, oldest first. `due` is the number planned,
 * but at least the number done, so that extra runs never lower adherence. `completed` counts at most the due
 * runs of each routine, so that extra runs do not hide a missed one. An inactive plan counts only on days
 * with a run.
 */
export function adherenceByDay(
  routines: readonly RoutineRecord[],
  today: string,
  days: number,
): WeeklyProgressDay[] {
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(today, index - days + 1);
    let due = 0;
    let completed = 0;
    for (const { plan, finished } of routines) {
      const done = countOn(finished, date);
      const planned = plan.active ? plannedRuns(plan, date) : 0;
      const owed = Math.max(planned, Math.min(done, 1));
      due += owed;
      completed += Math.min(done, owed);
    }
    return { date, completed, due };
  });
}

/**
 * The patient's statistics. `routines` are those that are not deleted.
 * - `totalRoutines`: active routines.
 * - `shouldCompleteToday`: routines under 'Para Hoy', see `belongsToToday`.
 * - `completedToday`: routines with a finished run today of which nothing is left to do.
 * - `progressPercentage`: share of today's due runs that are done, an integer 0–100. Extra runs of one
 *   routine do not make up for another. With nothing due: 100 if something was done, else 0.
 * - `averageTime`: mean minutes of the runs finished in the last 30 days, an integer; 0 without any. Runs
 *   longer than three hours are ignored.
 * - `weeklyProgress`: the last seven days including today, see `adherenceByDay`.
 */
export function progressStats(routines: readonly RoutineRecord[], today: string): ProgressStats {
  let completedToday = 0;
  let shouldCompleteToday = 0;
  let dueToday = 0;
  let doneToday = 0;
  let doneOfDue = 0;
  for (const { plan, finished, open = false } of routines) {
    const done = countOn(finished, today);
    const due = dueRuns(plan, today, finished);
    if (belongsToToday(plan, today, finished, open || done > 0)) shouldCompleteToday += 1;
    if (!open && done >= Math.max(1, due)) completedToday += 1;
    dueToday += due;
    doneToday += done;
    doneOfDue += Math.min(done, due);
  }
  const oldest = addDays(today, 1 - AVERAGE_DAYS);
  const minutes = routines
    .flatMap(({ finished }) => finished)
    .filter((run) => run.day >= oldest && run.day <= today && run.minutes <= LONGEST_RUN_MINUTES)
    .map((run) => run.minutes);
  const withoutDue = doneToday > 0 ? 100 : 0;
  return {
    completedToday,
    totalRoutines: routines.filter(({ plan }) => plan.active).length,
    shouldCompleteToday,
    progressPercentage: dueToday > 0 ? Math.round((100 * doneOfDue) / dueToday) : withoutDue,
    averageTime:
      minutes.length > 0 ? Math.round(minutes.reduce((sum, value) => sum + value, 0) / minutes.length) : 0,
    weeklyProgress: adherenceByDay(routines, today, WEEK_DAYS),
  };
}
