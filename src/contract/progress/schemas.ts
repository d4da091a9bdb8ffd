import * as yup from 'yup';
import { id, integer, optionalText } from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { RUNNER_LIMITS as LIMITS } from './limits';

/** Body of POST start. */
export const startRoutineSchema = yup.object({ routineId: id() });

/** Body of POST complete-exercise; pain and effort are our server's own fields. */
export const completeExerciseSchema = yup.object({
  exerciseId: id(),
  actualSets: integer(0, LIMITS.setsMax),
  actualReps: integer(0, LIMITS.repsMax),
  actualDuration: integer(0, LIMITS.durationMax),
  notes: optionalText(TEXT_LIMITS.paragraph),
  pain: integer(0, LIMITS.painMax),
  effort: integer(0, LIMITS.effortMax),
});

/** Body of POST finish; `routineProgressId` is read only where the path carries none. */
export const finishRoutineSchema = yup.object({
  routineProgressId: optionalText(64),
  notes: optionalText(TEXT_LIMITS.paragraph),
  painBefore: integer(0, LIMITS.painMax),
  painAfter: integer(0, LIMITS.painMax),
  effort: integer(0, LIMITS.effortMax),
});

/**
 * Body of PATCH {id}, our server's own: how the patient feels, how many sets of an exercise are done so far, and
 * whether they had to stop because of pain. Each field alone is a call.
 */
export const noteProgressSchema = yup.object({
  exerciseId: optionalText(64),
  setsDone: integer(0, LIMITS.setsMax),
  painBefore: integer(0, LIMITS.painMax),
  painAfter: integer(0, LIMITS.painMax),
  effort: integer(0, LIMITS.effortMax),
  stopped: yup.boolean(),
});

export type CompleteExerciseBody = yup.InferType<typeof completeExerciseSchema>;
export type FinishRoutineBody = yup.InferType<typeof finishRoutineSchema>;
export type NoteProgressBody = yup.InferType<typeof noteProgressSchema>;
