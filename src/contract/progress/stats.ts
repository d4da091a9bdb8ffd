import { addDays } from '../common/practiceTime';
import { belongsToToday, dueRuns, plannedRuns, type FinishedRun, type RoutinePlan } from './due';
import type { ProgressStats, WeeklyProgressDay } from './entities';

/** A finished run and how long it took. */
export interface TimedRun extends FinishedRun {
  /** From start to finish, in minutes. */
  minutes: number;
}

/** A routine of the patient with its finished runs (of the last 30 days at least). */
export interface RoutineRecord {
  plan: RoutinePlan;
  finished: readonly TimedRun[];
  /** A run is begun and not finished. */
  open?: boolean;
}

/** A run open for longer was left lying and says nothing of how long the exercises take. */
export const LONGEST_RUN_MINUTES = 180;
/** Days, today included, over which `averageTime` is taken. */
export const AVERAGE_DAYS = 30;
export const WEEK_DAYS = 7;

const countOn = (finished: readonly FinishedRun[], day: string) =>
  finished.filter((run) => run.day === day).length;

/**
 * Done and due on each of the `days` days that end with `today`, oldest first. `due` is what the plans asked for, but
 * at least what was done: a run on a free day, or of a CUSTOM routine, is never held against the patient. `completed`
 * counts no more runs of a routine than were due, so that one done thrice does not hide another that was missed.
 * A plan that is no longer active counts for the days on which something of it was done.
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
 * The patient's figures. `routines` are those of the patient that are not deleted.
 * - `totalRoutines`: routines that are active.
 * - `shouldCompleteToday`: routines under 'Para Hoy', see `belongsToToday`: as many as the patient sees there.
 * - `completedToday`: those of them of which nothing is left to do today.
 * - `progressPercentage`: share of today's due runs that are done, 0–100, whole; extra runs of one routine do not make
 *   up for another. With nothing due: 100 if something was done, else 0.
 * - `averageTime`: mean minutes of the runs finished in the last 30 days, whole; 0 without any. Runs open for more than
 *   three hours are left out.
 * - `weeklyProgress`: the seven days that end today, see `adherenceByDay`.
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
