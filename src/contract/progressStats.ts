import { DAY_MS } from './common/constants';
import { addDays } from './common/practiceTime';
import type { ProgressStats, WeeklyProgressDay } from './progressAnswers';
import type { RoutineSchedule } from './routineAnswers';
import { scheduledRuns } from './routineSchedule';
import type { Frequency } from './routines';

/** How often and for how long a routine is to be done. */
export interface PlannedTimes {
  frequency: Frequency;
  /** Days of a CUSTOM routine. Without them the patient chooses the days. */
  schedule?: RoutineSchedule | null;
  /** Duration in weeks from the day on which the routine was assigned. */
  weeks: number;
}

/** A plan that a routine had before the day `until`, on which another took its place. */
export interface EarlierPlan extends PlannedTimes {
  until: string;
}

/** When a routine is to be done. Days are `YYYY-MM-DD` in the practice's time zone. */
export interface RoutinePlan extends PlannedTimes {
  /** Day on which the routine was assigned. */
  startDay: string;
  /** Plans that it had before, oldest first: a change says nothing about the days that are over. */
  earlier?: readonly EarlierPlan[] | undefined;
  /** False once the therapist has ended it. */
  active: boolean;
  /** Day on which the therapist ended it, from which nothing is due. */
  endedOn?: string | null | undefined;
}

/** A run that is over, with its day. */
interface FinishedRun {
  day: string;
}

/** Whole days from `from` to `to`, both `YYYY-MM-DD`; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The plan that a routine had on `day`. */
const planOn = (plan: RoutinePlan, day: string): PlannedTimes =>
  plan.earlier?.find(({ until }) => day < until) ?? plan;

/** Whether `day` is within the routine's weeks. The status is ignored, so that past days count as planned. */
export function runsOn(plan: RoutinePlan, day: string): boolean {
  const since = daysBetween(plan.startDay, day);
  return since >= 0 && since < planOn(plan, day).weeks * 7;
}

/** Whether the routine's weeks are over on `day`. It then counts as completed. */
export const hasEnded = (
  { startDay, weeks }: Pick<RoutinePlan, 'startDay' | 'weeks'>,
  day: string,
): boolean => daysBetween(startDay, day) >= weeks * 7;

/**
 * The day on which a weekly routine was due in the week of `day`, seven days counted from the start day. It is the first day
 * on which the routine was done. Undone, the routine is due `today`, and was due on the last day of a week that is over.
 */
function weeklyDay(
  { startDay }: RoutinePlan,
  day: string,
  today: string,
  finished: readonly FinishedRun[],
): string {
  const first = addDays(day, -(daysBetween(startDay, day) % 7));
  const last = addDays(first, 6);
  const done = finished.filter((run) => run.day >= first && run.day <= last).map((run) => run.day);
  return done.sort()[0] ?? (last < today ? last : today);
}

/**
 * Runs planned for `day`, which is not after `today`:
 * - DAILY: one each day.
 * - TWICE_DAILY: two each day.
 * - EVERY_OTHER_DAY: one on the start day and on every second day after it.
 * - WEEKLY: one a week, on the day on which it was done or could last be done.
 * - CUSTOM: according to its schedule; without one none, so that no run can be missed.
 *
 * Outside the routine's weeks there are none.
 */
export function plannedRuns(
  plan: RoutinePlan,
  day: string,
  today: string,
  finished: readonly FinishedRun[],
): number {
  if (!runsOn(plan, day)) return 0;
  const { frequency, schedule } = planOn(plan, day);
  switch (frequency) {
    case 'TWICE_DAILY':
      return 2;
    case 'EVERY_OTHER_DAY':
      return daysBetween(plan.startDay, day) % 2 === 0 ? 1 : 0;
    case 'WEEKLY':
      return weeklyDay(plan, day, today, finished) === day ? 1 : 0;
    case 'CUSTOM':
      return schedule ? scheduledRuns(schedule, day) : 0;
    default:
      return 1;
  }
}

/** Runs due on `today`, given the finished ones. */
export const dueRuns = (plan: RoutinePlan, today: string, finished: readonly FinishedRun[]): number =>
  plan.active ? plannedRuns(plan, today, today, finished) : 0;

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

/** A finished run with its duration, and how whole it is. */
export interface TimedRun extends FinishedRun {
  /** Whether some of its exercises were left out. */
  partial?: boolean;
  /** Minutes from start to finish. */
  minutes: number;
}

/** A routine of the patient with its finished runs of at least the last 30 days. */
export interface RoutineRecord {
  plan: RoutinePlan;
  finished: readonly TimedRun[];
  /** Unfinished runs that the patient stopped because of pain. */
  stopped?: readonly FinishedRun[];
  /** Whether a run has begun and is not finished. */
  open?: boolean;
  /** Whether the therapist has deleted it. Its days count, and today's routines are without it. */
  deleted?: boolean;
  /**
   * Day on which the patient got an account; no run that was due before it counts as missed. Null without an account,
   * undefined if that makes no difference.
   */
  accountSince?: string | null;
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
 * and 1 on a free day with a run, so that extra runs never lower adherence. `completed` counts at most the due
 * runs of each routine, so that extra runs do not hide a missed one. From the day on which a plan was ended, or always if
 * that day is unknown, it counts only on days with a run. So it does before the patient had an account.
 * A run that was stopped because of pain is neither done nor, once its day is over, missed: it takes the place of one that was
 * due. `stopped` counts such runs. `partial` says how many of the completed ones were ended without some exercises.
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
    let partial = 0;
    let halted = 0;
    for (const { plan, finished, stopped = [], accountSince } of routines) {
      const done = countOn(finished, date);
      const stops = countOn(stopped, date);
      const wasActive = plan.active || date < (plan.endedOn ?? '');
      const couldTell = accountSince === undefined || (accountSince !== null && date >= accountSince);
      // Whoever stopped today may still go on.
      const isOver = date < today;
      const begun = isOver ? [...finished, ...stopped] : finished;
      const planned = wasActive && couldTell ? plannedRuns(plan, date, today, begun) : 0;
      const owed = Math.max(isOver ? planned - stops : planned, Math.min(done, 1));
      due += owed;
      const made = Math.min(done, owed);
      completed += made;
      const whole = countOn(
        finished.filter((run) => !run.partial),
        date,
      );
      partial += Math.max(0, made - whole);
      halted += stops;
    }
    return { date, completed, due, ...(partial > 0 && { partial }), ...(halted > 0 && { stopped: halted }) };
  });
}

/** The days of `adherenceByDay` with nothing called missed on `today`, which is not over. */
export const missedSoFar = (days: readonly WeeklyProgressDay[], today: string): WeeklyProgressDay[] =>
  days.map((day) => (day.date === today ? { ...day, due: day.completed } : day));

/**
 * The patient's statistics. Of a deleted routine only `averageTime` and `weeklyProgress` tell.
 * - `totalRoutines`: active routines whose weeks are not over.
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
  for (const { plan, finished, open = false } of routines.filter(({ deleted }) => !deleted)) {
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
    totalRoutines: routines.filter(({ plan }) => plan.active && !hasEnded(plan, today)).length,
    shouldCompleteToday,
    progressPercentage: dueToday > 0 ? Math.round((100 * doneOfDue) / dueToday) : withoutDue,
    averageTime:
      minutes.length > 0 ? Math.round(minutes.reduce((sum, value) => sum + value, 0) / minutes.length) : 0,
    weeklyProgress: adherenceByDay(routines, today, WEEK_DAYS),
  };
}
