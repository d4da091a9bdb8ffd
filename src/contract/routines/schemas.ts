import * as yup from 'yup';
import { enumValue, id, integer, oneOf, optionalText, requiredText, text } from '../common/fields';
import { TEXT_LIMITS } from '../common/limits';
import { FIELD_MESSAGES } from '../common/messages';
import { FREQUENCIES, ROUTINE_DIFFICULTIES } from './enums';
import { ROUTINE_LIMITS as LIMITS } from './limits';
import { ROUTINE_MESSAGES as MESSAGES } from './messages';

/** Number (1-based) of the exercise that a nested field belongs to, read from yup's path `exercises[2].sets`. */
const exerciseNumber = (path: string): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0) + 1;

/** One exercise of the body; its messages name the exercise's number (spec §5). */
const routineExerciseSchema = yup.object({
  exerciseId: text(64).required(({ path }: { path: string }) =>
    MESSAGES.exerciseRequired(exerciseNumber(path)),
  ),
  order: integer(1, LIMITS.exercisesMax),
  sets: yup
    .number()
    .typeError(({ path }: { path: string }) => MESSAGES.setsMin(exerciseNumber(path)))
    .integer(FIELD_MESSAGES.integer)
    .required(({ path }: { path: string }) => MESSAGES.setsMin(exerciseNumber(path)))
    .min(LIMITS.setsMin, ({ path }: { path: string }) => MESSAGES.setsMin(exerciseNumber(path)))
    .max(LIMITS.setsMax, FIELD_MESSAGES.between(LIMITS.setsMin, LIMITS.setsMax)),
  reps: yup
    .number()
    .typeError(({ path }: { path: string }) => MESSAGES.repsMin(exerciseNumber(path)))
    .integer(FIELD_MESSAGES.integer)
    .required(({ path }: { path: string }) => MESSAGES.repsMin(exerciseNumber(path)))
    .min(LIMITS.repsMin, ({ path }: { path: string }) => MESSAGES.repsMin(exerciseNumber(path)))
    .max(LIMITS.repsMax, FIELD_MESSAGES.between(LIMITS.repsMin, LIMITS.repsMax)),
  duration: integer(1, LIMITS.secondsMax).default(LIMITS.exerciseDurationDefault),
  restTime: integer(0, LIMITS.secondsMax).default(LIMITS.restTimeDefault),
  notes: optionalText(TEXT_LIMITS.paragraph),
});

/** Body of POST and PUT /api/routines (spec §5, §7; category and difficulty added by decisions, Data). */
export const routineBodySchema = yup.object({
  name: requiredText(TEXT_LIMITS.name, MESSAGES.nameRequired),
  description: optionalText(TEXT_LIMITS.paragraph),
  frequency: enumValue(FREQUENCIES, MESSAGES.frequencyRequired).required(MESSAGES.frequencyRequired),
  duration: yup
    .number()
    .typeError(MESSAGES.weeksMin)
    .integer(FIELD_MESSAGES.integer)
    .required(MESSAGES.weeksMin)
    .min(LIMITS.weeksMin, MESSAGES.weeksMin)
    .max(LIMITS.weeksMax, MESSAGES.weeksMax),
  notes: optionalText(TEXT_LIMITS.paragraph),
  patientId: id(MESSAGES.patientRequired),
  category: optionalText(TEXT_LIMITS.name),
  difficulty: oneOf(ROUTINE_DIFFICULTIES).default(LIMITS.difficultyDefault),
  exercises: yup
    .array()
    .of(routineExerciseSchema)
    .required(MESSAGES.exercisesRequired)
    .min(1, MESSAGES.exercisesRequired)
    .max(LIMITS.exercisesMax, FIELD_MESSAGES.tooMany(LIMITS.exercisesMax)),
});

export type RoutineBody = yup.InferType<typeof routineBodySchema>;

/** The form's check: frequencies are those that the server lists (spec §3), which may be others than ours. */
export const routineFormSchema = routineBodySchema.shape({
  frequency: requiredText(64, MESSAGES.frequencyRequired),
});

/** The same for a template, which has no patient. */
export const templateFormSchema = routineFormSchema.shape({ patientId: yup.string().nullable() });

/** The same body as our own server takes it: with `isTemplate`, a template of the practice, which has no patient. */
export const routineWriteSchema = routineBodySchema.shape({
  isTemplate: yup.boolean().typeError(FIELD_MESSAGES.wrongType),
  patientId: yup.string().when('isTemplate', {
    is: true,
    then: () => optionalText(64).transform(() => undefined),
    otherwise: () => id(MESSAGES.patientRequired),
  }),
});

export type RoutineWriteBody = yup.InferType<typeof routineWriteSchema>;
