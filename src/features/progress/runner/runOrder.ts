import { RUNNER_LIMITS } from '@/contract/progress';
import type { ProgressExercise, RoutineProgress } from '@/contract/progressAnswers';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import { feelingsText, notesWithFeelings, type RunFeelings } from '@/contract/pain';
import type { CompleteBody } from '../api';
import type { Felt, StepInput } from '../slice';

/** Whether an exercise is done, according to the server or to this tab's outbox. */
export const isDone = (run: RoutineProgress, done: readonly number[], index: number): boolean =>
  done.includes(index) || run.exercises[index]?.status === 'COMPLETED';

/** Index of the first exercise that is not done, where `Continuar` opens; -1 if all are done. */
export const firstOpen = (run: RoutineProgress, done: readonly number[]): number =>
  run.exercises.findIndex((_exercise, index) => !isDone(run, done, index));

/** Index of the next exercise after `index` that is not done; -1 if there is none. */
export const nextOpen = (run: RoutineProgress, done: readonly number[], index: number): number =>
  run.exercises.findIndex((_exercise, other) => other > index && !isDone(run, done, other));

const atMost = (value: number, max: number) => Math.min(max, Math.max(0, Math.round(value)));

/** Initial inputs: the prescribed dose, within the limits. */
export const initialInput = ({ sets, reps, duration }: ProgressExercise): StepInput => ({
  sets: atMost(sets, RUNNER_LIMITS.setsMax),
  reps: atMost(reps, RUNNER_LIMITS.repsMax),
  duration: atMost(duration, RUNNER_LIMITS.durationMax),
  notes: '',
  pain: null,
  effort: null,
});

export type InputErrors = Partial<Record<'sets' | 'reps' | 'duration' | 'notes', string>>;

/** Validates the inputs. */
export function inputErrors(input: StepInput): InputErrors {
  const errors: InputErrors = {};
  for (const [field, max] of [
    ['sets', RUNNER_LIMITS.setsMax],
    ['reps', RUNNER_LIMITS.repsMax],
    ['duration', RUNNER_LIMITS.durationMax],
  ] as const) {
    const value = input[field];
    if (value === null || value < 0 || value > max) errors[field] = FIELD_MESSAGES.between(0, max);
    else if (!Number.isInteger(value)) errors[field] = FIELD_MESSAGES.integer;
  }
  if (input.notes.length > TEXT_LIMITS.paragraph)
    errors.notes = FIELD_MESSAGES.tooLong(TEXT_LIMITS.paragraph);
  return errors;
}

/** What guided mode saves of an exercise: what was typed before it began, but the prescribed dose instead of wrong numbers. */
export function guidedInput(item: ProgressExercise, typed: StepInput | undefined): StepInput {
  const dose = initialInput(item);
  if (!typed) return dose;
  const { sets, reps, duration, notes } = inputErrors(typed);
  return {
    ...typed,
    ...(sets && { sets: dose.sets }),
    ...(reps && { reps: dose.reps }),
    ...(duration && { duration: dose.duration }),
    ...(notes && { notes: typed.notes.slice(0, TEXT_LIMITS.paragraph) }),
  };
}

/**
 * Body of complete-exercise. Pain and effort are fields if the backend supports them, else text in the
 * notes.
 */
export function completeBody(
  { exercise, order }: ProgressExercise,
  input: StepInput,
  supportsPain: boolean,
): CompleteBody {
  const { pain, effort } = input;
  return {
    exerciseId: exercise.id,
    ...(supportsPain && { order }),
    actualSets: input.sets ?? 0,
    actualReps: input.reps ?? 0,
    actualDuration: input.duration ?? 0,
    notes: supportsPain
      ? input.notes
      : notesWithFeelings(input.notes, { pain, effort }, TEXT_LIMITS.paragraph),
    ...(supportsPain && pain !== null && { pain }),
    ...(supportsPain && effort !== null && { effort }),
  };
}

interface Undone {
  /** Indexes of the exercises that are not done; `except` is left out. */
  open: readonly number[];
  except: number;
  typedOf: (place: number) => StepInput | undefined;
}

/**
 * What was typed of exercises that are not done, one line each, because no completion sends it. Pain comes before the
 * words, which may be cut at the limit of notes.
 */
export const undoneNotes = (run: RoutineProgress, { open, except, typedOf }: Undone): string =>
  open
    .filter((place) => place !== except)
    .flatMap((place) => {
      const { notes = '', pain = null, effort = null } = typedOf(place) ?? {};
      const said = [feelingsText({ pain, effort }), notes.trim()].filter(Boolean).join(' ');
      return said ? [`«${run.exercises[place]?.exercise.name ?? 'Ejercicio'}» (sin hacer): ${said}`] : [];
    })
    .join('\n')
    .slice(0, TEXT_LIMITS.paragraph);

/** Body of finish. Pain and effort go into the notes if the backend has no fields for them. */
export const finishBody = (run: RoutineProgress, felt: Felt | undefined, notes = '') => ({
  routineProgressId: run.id,
  notes: run.supportsPain
    ? notes
    : notesWithFeelings(notes, (felt ?? {}) as RunFeelings, TEXT_LIMITS.paragraph),
});
