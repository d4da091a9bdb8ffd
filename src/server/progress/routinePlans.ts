import { MINUTE_MS } from '@/contract/common/constants';
import { wallClockOf } from '@/contract/common/practiceTime';
import { isPartial, isResumable } from '@/contract/progress';
import { dueRuns, type RoutinePlan, type TimedRun } from '@/contract/progressStats';
import type { TodayProgress } from '@/contract/progressAnswers';
import { plannedTimesOf } from '../routines/values';
import type { RoutineRow, RunRow } from './repository';

/** The plan of a routine. One that was deleted while it was active ended that day. */
export function planOf(
  routine: Pick<RoutineRow, 'frequency' | 'schedule' | 'createdAt' | 'duration' | 'status'> &
    Partial<Pick<RoutineRow, 'earlierPlans' | 'endedOn' | 'deletedAt'>>,
  timeZone: string,
): RoutinePlan {
  const { status, endedOn, deletedAt = null } = routine;
  const dayOf = (instant: Date) => wallClockOf(instant, timeZone).date;
  return {
    ...plannedTimesOf(routine),
    earlier: routine.earlierPlans,
    startDay: dayOf(routine.createdAt),
    active: status === 'ACTIVE' && deletedAt === null,
    endedOn: status === 'ACTIVE' && deletedAt ? dayOf(deletedAt) : endedOn,
  };
}

/** The finished runs among `runs`, with their length in minutes, and whether exercises were left out. */
export const finishedRuns = (runs: readonly RunRow[]): TimedRun[] =>
  runs
    .filter(({ status }) => status === 'COMPLETED')
    .map((run) => {
      const { day, startedAt, finishedAt } = run;
      const minutes = finishedAt ? (finishedAt.getTime() - startedAt.getTime()) / MINUTE_MS : 0;
      return { day, minutes, partial: isPartial(run) };
    });

/** The unfinished runs among `runs` that the patient stopped because of pain. */
export const stoppedRuns = (runs: readonly RunRow[]) =>
  runs.filter(({ status, stoppedForPain }) => stoppedForPain && status !== 'COMPLETED');

/** When a run may go on: the instant and its day, and when its routine was changed last. */
export interface ResumeTime {
  now: Date;
  today: string;
  changedAt: Date;
}

/**
 * Whether a start now resumes a run. One that was stopped for pain is not resumed once its routine has been changed: the
 * therapist may have taken out what hurt.
 */
export const goesOn = (
  run: Pick<RunRow, 'status' | 'day' | 'startedAt' | 'stoppedForPain'>,
  { now, today, changedAt }: ResumeTime,
): boolean => isResumable(run, today, now) && !(run.stoppedForPain && run.startedAt < changedAt);

export interface TodayOfRoutine {
  runsDueToday: number;
  runsDoneToday: number;
  /** The unfinished run; if none, today's last finished run, unless another run is still due. */
  todayProgress: TodayProgress | null;
}

/** Today's state of one routine. `runs` are that routine's runs, oldest first. */
export function todayOf(plan: RoutinePlan, runs: readonly RunRow[], time: ResumeTime): TodayOfRoutine {
  const { today } = time;
  const finished = finishedRuns(runs);
  const runsDueToday = dueRuns(plan, today, finished);
  const runsDoneToday = finished.filter(({ day }) => day === today).length;
  const open = runs.findLast((run) => goesOn(run, time));
  const last = runs.findLast((run) => run.day === today && run.status === 'COMPLETED');
  const shown = open ?? (runsDoneToday >= runsDueToday ? last : undefined);
  return {
    runsDueToday,
    runsDoneToday,
    todayProgress: shown
      ? {
          id: shown.id,
          status: shown.status,
          completedExercises: shown.completedExercises,
          totalExercises: shown.totalExercises,
          stoppedForPain: shown.stoppedForPain,
        }
      : null,
  };
}
