import type { FigureSpec } from '@/contract/figure';
import type { Routine, RoutineExercise } from '@/contract/routineAnswers';
import {
  ROUTINE_DIFFICULTIES,
  ROUTINE_LIMITS as LIMITS,
  type RoutineDifficulty,
  routineStatusOf,
} from '@/contract/routines';
import { prescriptionOf } from '@/contract/prescription';
import { scheduleOf } from '@/contract/routineSchedule';
import { idOf, listOf, numberOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { belongingOf } from '@/shared/api/records';
import { isObject } from '@/shared/lib/values';

type Raw = Record<string, unknown>;

const objectIn = (value: unknown): Raw | undefined => (isObject(value) ? value : undefined);

const difficultyOf = (value: unknown): RoutineDifficulty =>
  ROUTINE_DIFFICULTIES.find((known) => known === textOf(value).toLowerCase()) ?? LIMITS.difficultyDefault;

const linesOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : null;

/** What a sheet shows of an exercise, where the answer says it. */
const shownOf = (raw: Raw | undefined) => ({
  ...(typeof raw?.instructions === 'string' && { instructions: raw.instructions }),
  ...(raw && 'equipment' in raw && { equipment: optionalTextOf(raw.equipment) }),
  ...(raw && 'imageUrl' in raw && { imageUrl: optionalTextOf(raw.imageUrl) }),
  ...(raw && 'figure' in raw && { figure: (objectIn(raw.figure) ?? null) as FigureSpec | null }),
  ...(raw && 'figureAlt' in raw && { figureAlt: optionalTextOf(raw.figureAlt) }),
  ...(raw && 'precautions' in raw && { precautions: linesOf(raw.precautions) }),
});

function toRoutineExercise(raw: Raw, index: number): RoutineExercise {
  const exercise = objectIn(raw.exercise) ?? objectIn(raw.exerciseId);
  const name = textOf(exercise?.name ?? raw.name);
  const exerciseId = objectIn(raw.exerciseId)
    ? idOf(objectIn(raw.exerciseId) as Raw)
    : textOf(raw.exerciseId) || (exercise ? idOf(exercise) : '');
  return {
    exerciseId,
    order: numberOf(raw.order, index + 1),
    sets: numberOf(raw.sets, LIMITS.setsMin),
    reps: numberOf(raw.reps, LIMITS.repsMin),
    duration: numberOf(raw.duration, LIMITS.exerciseDurationDefault),
    restTime: numberOf(raw.restTime, LIMITS.restTimeDefault),
    notes: optionalTextOf(raw.notes),
    ...('prescription' in raw && { prescription: prescriptionOf(raw.prescription) }),
    ...(name && { exercise: { id: exerciseId, name, ...shownOf(exercise) } }),
  };
}

/** Reads a routine in any backend's spelling. Exercises are sorted and numbered from 1. */
export function toRoutine(raw: Raw): Routine {
  const patient = objectIn(raw.patient) ?? objectIn(raw.patientId);
  const exercises = listOf(raw.exercises ?? raw.routineExercises)
    .map(toRoutineExercise)
    .sort((one, other) => one.order - other.order)
    .map((exercise, index) => ({ ...exercise, order: index + 1 }));
  return {
    id: idOf(raw),
    name: textOf(raw.name),
    description: optionalTextOf(raw.description),
    frequency: textOf(raw.frequency),
    ...('schedule' in raw && { schedule: scheduleOf(raw.schedule) }),
    duration: numberOf(raw.duration, LIMITS.weeksMin),
    notes: optionalTextOf(raw.notes),
    patientId: optionalTextOf(raw.patientId) ?? (patient ? idOf(patient) : null),
    patientName: optionalTextOf(raw.patientName ?? patient?.name),
    category: optionalTextOf(raw.category),
    difficulty: difficultyOf(raw.difficulty),
    status: routineStatusOf(raw.status),
    exercises,
    isTemplate: raw.isTemplate === true,
    ...(typeof raw.therapistName === 'string' && { therapistName: raw.therapistName }),
    ...(typeof raw.editable === 'boolean' && { editable: raw.editable }),
    ...(typeof raw.createdAt === 'string' && { createdAt: raw.createdAt }),
    ...(typeof raw.updatedAt === 'string' && { updatedAt: raw.updatedAt }),
    ...belongingOf(raw),
  };
}
