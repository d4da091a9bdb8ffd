import { difficultyOf } from '@/contract/exercises';
import type { FigureSpec } from '@/contract/figure';
import type {
  Adherence,
  PainPoint,
  PatientRoutine,
  ProgressExercise,
  ProgressStats,
  RoutineProgress,
  RoutineTherapist,
  TodayProgress,
  WeeklyProgressDay,
} from '@/contract/progressAnswers';
import { progressStatusOf } from '@/contract/progress';
import type { RoutineExercise } from '@/contract/routineAnswers';
import { ROUTINE_DIFFICULTIES, ROUTINE_LIMITS, routineStatusOf } from '@/contract/routines';
import { prescriptionOf } from '@/contract/prescription';
import { scheduleOf } from '@/contract/routineSchedule';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { isObject } from '@/shared/lib/values';

type Raw = Record<string, unknown>;

const asObject = (value: unknown): Raw => (isObject(value) ? value : {});
const textsOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : null;
const figureOf = (value: unknown): FigureSpec | null =>
  isObject(value) && isObject(value.start) && isObject(value.end) ? (value as unknown as FigureSpec) : null;
const score = (value: unknown) => {
  const number = numberOf(value, null);
  return number !== null && number >= 0 && number <= 10 ? number : null;
};

/** Sets, repetitions and seconds of a dose. A missing duration is 30 s, a missing rest 60 s. */
const doseOf = (raw: Raw) => ({
  sets: Math.max(0, numberOf(raw.sets, 1)),
  reps: Math.max(0, numberOf(raw.reps, 1)),
  duration: Math.max(0, numberOf(raw.duration, ROUTINE_LIMITS.exerciseDurationDefault)),
  restTime: Math.max(0, numberOf(raw.restTime, ROUTINE_LIMITS.restTimeDefault)),
  notes: optionalTextOf(raw.notes),
  ...('prescription' in raw && { prescription: prescriptionOf(raw.prescription) }),
});

const exerciseOf = (raw: Raw) => ({
  id: idOf(raw),
  name: textOf(raw.name),
  description: textOf(raw.description),
  instructions: textOf(raw.instructions),
  videoUrl: optionalTextOf(raw.videoUrl),
  imageUrl: optionalTextOf(raw.imageUrl),
  category: textOf(raw.category),
  difficulty: difficultyOf(raw.difficulty),
  equipment: optionalTextOf(raw.equipment),
  commonMistakes: textsOf(raw.commonMistakes),
  precautions: textsOf(raw.precautions),
  figure: figureOf(raw.figure),
  figureAlt: optionalTextOf(raw.figureAlt),
});

function routineExerciseOf(raw: Raw, index: number): RoutineExercise {
  const exercise = exerciseOf(asObject(raw.exercise));
  return {
    exerciseId: textOf(raw.exerciseId) || exercise.id,
    order: numberOf(raw.order, index + 1),
    ...doseOf(raw),
    exercise: { ...exercise, name: exercise.name || textOf(raw.name) },
  };
}

/** Reads one exercise of a run; `null` if its structure is invalid. */
export function progressExerciseOf(raw: Raw, index = 0): ProgressExercise | null {
  const nested = [raw.exercise, asObject(raw.routineExercise).exercise].find(isObject);
  const exercise = nested && exerciseOf(nested);
  if (!exercise?.id || !exercise.name) return null;
  return {
    exercise,
    order: numberOf(raw.order, index + 1),
    ...doseOf(raw),
    status: progressStatusOf(raw.status),
    actualSets: numberOf(raw.actualSets, null),
    actualReps: numberOf(raw.actualReps, null),
    actualDuration: numberOf(raw.actualDuration, null),
    actualNotes: optionalTextOf(raw.actualNotes),
    pain: score(raw.pain),
    effort: score(raw.effort),
  };
}

const therapistOf = (raw: Raw): RoutineTherapist => ({
  name: textOf(raw.name),
  phone: optionalTextOf(raw.phone),
});

function todayProgressOf(value: unknown): TodayProgress | null {
  if (!isObject(value) || !idOf(value)) return null;
  return {
    id: idOf(value),
    status: progressStatusOf(value.status),
    completedExercises: numberOf(value.completedExercises, 0),
    totalExercises: numberOf(value.totalExercises, 0),
    ...(typeof value.stoppedForPain === 'boolean' && { stoppedForPain: value.stoppedForPain }),
  };
}

/** Reads today's state from a row that is a run containing its routine. */
function todayOfRun(run: Raw): TodayProgress | null {
  const exercises = listOf(run, 'exercises');
  return (
    todayProgressOf(run.todayProgress) ??
    todayProgressOf({
      completedExercises: exercises.filter(({ status }) => progressStatusOf(status) === 'COMPLETED').length,
      totalExercises: exercises.length,
      ...run,
    })
  );
}

/** Reads a patient's routine from a routine with `todayProgress`, or from a run with its `routine`. */
export function patientRoutineOf(row: Raw): PatientRoutine {
  const isRun = isObject(row.routine);
  const raw = isRun ? asObject(row.routine) : row;
  const today = isRun ? todayOfRun(row) : todayProgressOf(row.todayProgress);
  const exercises = listOf(raw, 'exercises');
  const ofRun = isRun ? listOf(row, 'exercises') : [];
  const difficulty = textOf(raw.difficulty).toLowerCase();
  return {
    id: idOf(raw),
    name: textOf(raw.name),
    description: optionalTextOf(raw.description),
    frequency: textOf(raw.frequency),
    ...('schedule' in raw && { schedule: scheduleOf(raw.schedule) }),
    duration: numberOf(raw.duration, 0),
    notes: optionalTextOf(raw.notes),
    patientId: optionalTextOf(raw.patientId),
    category: optionalTextOf(raw.category),
    difficulty: ROUTINE_DIFFICULTIES.find((known) => known === difficulty) ?? 'beginner',
    status: routineStatusOf(raw.status),
    exercises: (exercises.length > 0 ? exercises : ofRun)
      .map(routineExerciseOf)
      .sort((first, second) => first.order - second.order),
    // Comenzar also starts a run that exists but has not begun.
    todayProgress: today?.status === 'PENDING' ? null : today,
    ...(typeof raw.createdAt === 'string' && { createdAt: raw.createdAt }),
    ...(isObject(row.therapist) && { therapist: therapistOf(row.therapist) }),
    ...(typeof row.runsDueToday === 'number' && { runsDueToday: row.runsDueToday }),
    ...(typeof row.runsDoneToday === 'number' && { runsDoneToday: row.runsDoneToday }),
    supportsPain: row.supportsPain === true,
  };
}

/** Reads a run under `routineProgress`, under `data`, or directly. */
export function runOf(answer: unknown): RoutineProgress {
  const raw = objectOf(answer, 'routineProgress', 'progress');
  const routine = asObject(raw.routine);
  const own = Array.isArray(raw.exercises) ? raw.exercises : routine.exercises;
  const exercises = (Array.isArray(own) ? own : []).map((item, index) =>
    progressExerciseOf(asObject(item), index),
  );
  return {
    id: idOf(raw),
    routine: {
      id: idOf(routine) || textOf(raw.routineId),
      name: textOf(routine.name, 'Rutina'),
      ...('notes' in routine && { notes: optionalTextOf(routine.notes) }),
    },
    status: progressStatusOf(raw.status),
    exercises,
    todayProgress: todayProgressOf(raw.todayProgress),
    painBefore: score(raw.painBefore),
    painAfter: score(raw.painAfter),
    effort: score(raw.effort),
    supportsPain: raw.supportsPain === true,
    ...(typeof raw.startedAt === 'string' && { startedAt: raw.startedAt }),
    ...('finishedAt' in raw && { finishedAt: optionalTextOf(raw.finishedAt) }),
    notes: optionalTextOf(raw.notes),
    ...(isObject(raw.therapist) && { therapist: therapistOf(raw.therapist) }),
  };
}

const dayOf = (raw: Raw): WeeklyProgressDay => {
  const completed = numberOf(raw.completed ?? raw.completedRoutines ?? raw.count, 0);
  return {
    date: textOf(raw.date ?? raw.day),
    completed,
    due: Math.max(completed, numberOf(raw.due ?? raw.total, 0)),
    ...(typeof raw.partial === 'number' && { partial: raw.partial }),
    ...(typeof raw.stopped === 'number' && { stopped: raw.stopped }),
  };
};
const daysOf = (value: unknown): WeeklyProgressDay[] =>
  listOf(value)
    .map(dayOf)
    .filter(({ date }) => date !== '');
const painOf = (value: unknown): PainPoint[] =>
  listOf(value)
    .map((raw) => ({ date: textOf(raw.date), before: score(raw.before), after: score(raw.after) }))
    .filter(({ date }) => date !== '');

/**
 * Reads the patient's statistics. `weeklyProgress` and `painOverTime` are empty if the backend does not have
 * them in that shape.
 */
export function statsOf(answer: unknown): ProgressStats {
  const raw = objectOf(answer, 'stats');
  return {
    completedToday: numberOf(raw.completedToday, 0),
    totalRoutines: numberOf(raw.totalRoutines, 0),
    shouldCompleteToday: numberOf(raw.shouldCompleteToday, 0),
    progressPercentage: Math.min(100, Math.max(0, Math.round(numberOf(raw.progressPercentage, 0)))),
    averageTime: numberOf(raw.averageTime, 0),
    weeklyProgress: daysOf(raw.weeklyProgress),
    painOverTime: painOf(raw.painOverTime),
  };
}

/** Reads the adherence of a patient's routines from any backend's answer. */
export function adherenceOf(answer: unknown): Adherence {
  const raw = objectOf(answer, 'adherence');
  return {
    hasAccount: raw.hasAccount !== false,
    days: daysOf(raw.days),
    painOverTime: painOf(raw.painOverTime),
    routines: listOf(raw, 'routines').map((routine) => ({
      id: idOf(routine),
      name: textOf(routine.name),
      frequency: textOf(routine.frequency),
      schedule: scheduleOf(routine.schedule),
      completed: numberOf(routine.completed, 0),
      due: numberOf(routine.due, 0),
      ...(typeof routine.partial === 'number' && { partial: routine.partial }),
    })),
    runs: listOf(raw.runs).map((run) => ({
      id: idOf(run),
      routineName: textOf(run.routineName),
      date: textOf(run.date),
      status: progressStatusOf(run.status),
      completedExercises: numberOf(run.completedExercises, 0),
      totalExercises: numberOf(run.totalExercises, 0),
      ...(typeof run.stoppedForPain === 'boolean' && { stoppedForPain: run.stoppedForPain }),
      painBefore: score(run.painBefore),
      painAfter: score(run.painAfter),
      effort: score(run.effort),
      notes: optionalTextOf(run.notes),
      exercises: listOf(run.exercises).map((told) => ({
        name: textOf(told.name),
        pain: score(told.pain),
        effort: score(told.effort),
        notes: optionalTextOf(told.notes),
      })),
      alert: run.alert === true,
      ...('reviewedAt' in run && { reviewedAt: optionalTextOf(run.reviewedAt) }),
    })),
  };
}
