import { toOffsetIso } from '@/contract/common/practiceTime';
import type { FigureSpec } from '@/contract/figure';
import type { PainPoint } from '@/contract/progressAnswers';
import { statusAt } from '../routines/values';
import { planOf, todayOf } from './routinePlans';
import type {
  FoundRun,
  LibraryExercise,
  RoutineExerciseRow,
  RoutineRow,
  RunExerciseRow,
  RunRow,
} from './repository';

/** Converts a library exercise into an answer, with its details next to its fields. */
export const toExercise = ({ details, ...exercise }: LibraryExercise) => ({
  ...exercise,
  commonMistakes: details?.commonMistakes ?? null,
  precautions: details?.precautions ?? null,
  figure: (details?.figure ?? null) as FigureSpec | null,
  figureAlt: details?.figureAlt ?? null,
});

/** Groups rows by routine and keeps their order. */
export function byRoutine<Row extends { routineId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.routineId);
    if (group) group.push(row);
    else groups.set(row.routineId, [row]);
  }
  return groups;
}

export interface Moment {
  now: Date;
  today: string;
  timeZone: string;
}

/** A routine in the shape that the patient's screens read. */
export function toPatientRoutine(
  { therapistName, therapistPhone, ...routine }: RoutineRow,
  exercises: readonly RoutineExerciseRow[],
  runs: readonly RunRow[],
  { now, today, timeZone }: Moment,
) {
  return {
    ...routine,
    therapist: { name: therapistName, phone: therapistPhone },
    status: statusAt(routine, { now, timeZone }),
    createdAt: toOffsetIso(routine.createdAt, timeZone),
    exercises: exercises.map(({ position, exercise, ...row }) => ({
      ...row,
      order: position,
      exercise: toExercise(exercise),
    })),
    ...todayOf(planOf(routine, timeZone), runs, { today, now, changedAt: routine.updatedAt }),
    supportsPain: true,
  };
}

/** A run with its exercises, in the shape that the runner reads. */
export function toProgress(run: FoundRun, exercises: readonly RunExerciseRow[], timeZone: string) {
  return {
    id: run.id,
    routine: { id: run.routineId, name: run.routineName, notes: run.routineNotes },
    therapist: { name: run.therapistName, phone: run.therapistPhone },
    status: run.status,
    startedAt: toOffsetIso(run.startedAt, timeZone),
    finishedAt: run.finishedAt && toOffsetIso(run.finishedAt, timeZone),
    notes: run.notes,
    painBefore: run.painBefore,
    painAfter: run.painAfter,
    effort: run.effort,
    exercises: exercises.map(({ exercise, position, name, prescribedNotes, notes, ...row }) => ({
      ...row,
      order: position,
      notes: prescribedNotes,
      actualNotes: notes,
      // Show the exercise's name from the start of the run.
      exercise: { ...toExercise(exercise), name },
    })),
    todayProgress: {
      id: run.id,
      status: run.status,
      completedExercises: exercises.filter(({ status }) => status === 'COMPLETED').length,
      totalExercises: exercises.length,
    },
    supportsPain: true,
  };
}

/** Pain levels of the runs that have any, oldest first. */
export const painPoints = (runs: readonly RunRow[]): PainPoint[] =>
  runs
    .filter(({ painBefore, painAfter }) => painBefore !== null || painAfter !== null)
    .map(({ day, painBefore, painAfter }) => ({ date: day, before: painBefore, after: painAfter }));
