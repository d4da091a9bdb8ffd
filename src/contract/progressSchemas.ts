import * as yup from 'yup';
import { TEXT_LIMITS } from './common/constants';
import { id, integer, optionalText } from './common/fields';
import { RUNNER_LIMITS as LIMITS } from './progress';
import { ROUTINE_LIMITS } from './routines';

/** Body of POST start. */
export const startRoutineSchema = yup.object({ routineId: id() });

/**
 * Body of POST complete-exercise. Only our server has `order`, `pain` and `effort`. `order` is the place of the exercise in
 * the run, and tells two equal ones apart.
 */
export const completeExerciseSchema = yup.object({
  exerciseId: id(),
  order: integer(1, ROUTINE_LIMITS.exercisesMax),
  actualSets: integer(0, LIMITS.setsMax),
  actualReps: integer(0, LIMITS.repsMax),
  actualDuration: integer(0, LIMITS.durationMax),
  notes: optionalText(TEXT_LIMITS.paragraph),
  pain: integer(0, LIMITS.painMax),
  effort: integer(0, LIMITS.effortMax),
});

/** Body of POST finish. `routineProgressId` is used only if the path contains no id. */
export const finishRoutineSchema = yup.object({
  routineProgressId: optionalText(64),
  notes: optionalText(TEXT_LIMITS.paragraph),
  painBefore: integer(0, LIMITS.painMax),
  painAfter: integer(0, LIMITS.painMax),
  effort: integer(0, LIMITS.effortMax),
});

/**
 * Body of PATCH {id}, which only our server has: pain and effort, the number of sets done, and whether the
 * patient stopped because of pain, with their words about it. Each call may send just one of the fields.
 */
export const noteProgressSchema = yup.object({
  exerciseId: optionalText(64),
  order: integer(1, ROUTINE_LIMITS.exercisesMax),
  setsDone: integer(0, LIMITS.setsMax),
  painBefore: integer(0, LIMITS.painMax),
  painAfter: integer(0, LIMITS.painMax),
  effort: integer(0, LIMITS.effortMax),
  stopped: yup.boolean(),
  /** Only with `stopped`. */
  notes: optionalText(TEXT_LIMITS.paragraph),
});

/** Body of POST {id}/review: the worst pain that its therapist has read of the run. */
export const reviewSchema = yup.object({ pain: integer(0, LIMITS.painMax) });

export type CompleteExerciseBody = yup.InferType<typeof completeExerciseSchema>;
export type FinishRoutineBody = yup.InferType<typeof finishRoutineSchema>;
export type NoteProgressBody = yup.InferType<typeof noteProgressSchema>;
export type ReviewBody = yup.InferType<typeof reviewSchema>;
