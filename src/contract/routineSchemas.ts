import * as yup from 'yup';
import { TEXT_LIMITS } from './common/constants';
import { enumValue, id, integer, oneOf, optionalText, requiredText, text, unseen } from './common/fields';
import { FIELD_MESSAGES } from './common/messages';
import type { EditShape } from './edits';
import { episodeKey } from './episodeSchemas';
import { TEMPO_PARTS } from './prescription';
import {
  FREQUENCIES,
  PRESCRIBED_SIDES,
  PRESCRIPTION_LIMITS,
  ROUTINE_DIFFICULTIES,
  ROUTINE_LIMITS as LIMITS,
  ROUTINE_MESSAGES as MESSAGES,
  SCHEDULE_LIMITS,
} from './routines';
import { isCustomFrequency } from './routineSchedule';

/** Number (from 1) of the exercise of a nested field, from yup's path, e.g. `exercises[2].sets`. */
const exerciseNumber = (path: string): number => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0) + 1;

/** One exercise of the body. Error messages contain its number. */
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

const timesPerDay = () =>
  integer(SCHEDULE_LIMITS.timesMin, SCHEDULE_LIMITS.timesMax).required(MESSAGES.timesRequired);

/** Days and times of a CUSTOM routine. Only our server has this key. */
const scheduleSchema = yup
  .object({
    weekdays: yup
      .array()
      .of(integer(1, 7).required(FIELD_MESSAGES.required))
      .required(MESSAGES.weekdaysRequired)
      .min(1, MESSAGES.weekdaysRequired)
      .max(7, FIELD_MESSAGES.tooMany(7))
      .test('distinct', FIELD_MESSAGES.option, (days) => new Set(days).size === (days?.length ?? 0)),
    timesPerDay: timesPerDay(),
  })
  .default(undefined)
  .nullable();

const seconds = (min: number) => integer(min, PRESCRIPTION_LIMITS.secondsMax);

/** What is prescribed with an exercise beside its dose. Only our server has this key; null removes it. */
const prescriptionSchema = yup
  .object({
    side: oneOf(PRESCRIBED_SIDES),
    tempo: yup
      .object({
        lift: seconds(1).required(MESSAGES.tempoRequired),
        hold: seconds(0).required(MESSAGES.tempoRequired),
        lower: seconds(1).required(MESSAGES.tempoRequired),
        pause: seconds(0).required(MESSAGES.tempoRequired),
      })
      .default(undefined),
    upTo: integer(PRESCRIPTION_LIMITS.degreesMin, PRESCRIPTION_LIMITS.degreesMax),
    load: text(PRESCRIPTION_LIMITS.text),
    band: text(PRESCRIPTION_LIMITS.text),
  })
  .default(undefined)
  .nullable();

/** Seconds of the way there or back. Whoever fills in any part of a tempo needs both. */
const way = () =>
  seconds(1).test(
    'tempo',
    MESSAGES.tempoRequired,
    (value, { parent }) =>
      value !== undefined ||
      !TEMPO_PARTS.some((part) => typeof (parent as Record<string, unknown>)[part] === 'number'),
  );

/** The prescription as the form enters it: all parts flat, empty ones included. */
const prescriptionForm = yup.object({
  lift: way(),
  hold: seconds(0),
  lower: way(),
  pause: seconds(0),
  load: text(PRESCRIPTION_LIMITS.text),
  band: text(PRESCRIPTION_LIMITS.text),
});

const exercisesOf = <Row extends yup.AnyObject>(row: yup.ObjectSchema<Row>) =>
  yup
    .array()
    .of(row)
    .required(MESSAGES.exercisesRequired)
    .min(1, MESSAGES.exercisesRequired)
    .max(LIMITS.exercisesMax, FIELD_MESSAGES.tooMany(LIMITS.exercisesMax));

/** Body of POST and PUT /api/routines. */
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
  exercises: exercisesOf(routineExerciseSchema),
});

/** Schema of the form. Frequencies are not limited to ours, because the server lists its own. */
export const routineFormSchema = routineBodySchema.shape({
  exercises: exercisesOf(routineExerciseSchema.shape({ prescription: prescriptionForm })),
  frequency: requiredText(64, MESSAGES.frequencyRequired),
  weekdays: yup.array().of(yup.number().required()),
  // Without days of the week, and for another frequency, nothing asks for it.
  timesPerDay: unseen().when(['frequency', 'weekdays'], {
    is: (frequency?: string, weekdays?: unknown[]) =>
      isCustomFrequency(frequency ?? '') && Boolean(weekdays?.length),
    then: timesPerDay,
  }),
});

/** Schema of a template's form, without a patient. */
export const templateFormSchema = routineFormSchema.shape({ patientId: yup.string().nullable() });

/**
 * Body as our server accepts it. With `isTemplate` it is a template of the practice, which has no patient.
 */
export const routineWriteSchema = routineBodySchema.shape({
  isTemplate: yup.boolean().typeError(FIELD_MESSAGES.wrongType),
  schedule: scheduleSchema,
  exercises: exercisesOf(routineExerciseSchema.shape({ prescription: prescriptionSchema })),
  ...episodeKey,
  patientId: yup.string().when('isTemplate', {
    is: true,
    then: () => optionalText(64).transform(() => undefined),
    otherwise: () => id(MESSAGES.patientRequired),
  }),
});

/** A frequency and the days that belong to it. */
export const ROUTINE_EDIT: EditShape = { together: [['frequency', 'schedule']] };

export type RoutineWriteBody = yup.InferType<typeof routineWriteSchema>;
