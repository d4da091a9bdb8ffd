import * as yup from 'yup';
import { type Entity, given, instant, lines, maybe, whole } from './common/fields';
import { episodeOfAnswer } from './episodeAnswers';
import { type Exercise, option } from './exerciseAnswers';
import type { FigureSpec } from './figure';
import {
  PRESCRIBED_SIDES,
  PRESCRIPTION_LIMITS,
  ROUTINE_DIFFICULTIES,
  ROUTINE_STATUSES,
  SCHEDULE_LIMITS,
} from './routines';

const seconds = (min: number) => whole().min(min).max(PRESCRIPTION_LIMITS.secondsMax);

/** What is prescribed with an exercise beside its dose; every part may be absent. */
export const prescription = yup.object({
  side: yup.string().oneOf(PRESCRIBED_SIDES),
  tempo: yup
    .object({ lift: seconds(1), hold: seconds(0), lower: seconds(1), pause: seconds(0) })
    .default(undefined)
    .optional()
    .meta({ description: 'Segundos de subir, mantener, bajar y esperar en cada repetición' }),
  upTo: yup
    .number()
    .integer()
    .min(PRESCRIPTION_LIMITS.degreesMin)
    .max(PRESCRIPTION_LIMITS.degreesMax)
    .meta({ description: 'Grados hasta los que llega el movimiento' }),
  load: yup.string().min(1).max(PRESCRIPTION_LIMITS.text).meta({ description: 'Carga, p. ej. 2 kg' }),
  band: yup.string().min(1).max(PRESCRIPTION_LIMITS.text).meta({ description: 'Color de la banda' }),
});
export type Prescription = Entity<typeof prescription>;

/** Prescription of an exercise that may have none. */
export const maybePrescription = prescription.default(undefined).nullable().optional();

/** An exercise within a routine. The library says the rest of it; of one that has left the library, this does. */
const exerciseOfRoutine = yup.object({
  id: given(),
  name: given(),
  instructions: given().optional().meta({ description: 'Solo si ya no está en la biblioteca' }),
  equipment: maybe().optional(),
  imageUrl: maybe().optional(),
  figure: yup.mixed<FigureSpec>().nullable().optional(),
  figureAlt: maybe().optional(),
  precautions: lines().optional(),
});

/** One exercise of a routine; `order` counts from 1. */
export const routineExercise = yup.object({
  exerciseId: given(),
  order: whole(),
  sets: whole(),
  reps: whole(),
  duration: whole().meta({ description: 'Segundos' }),
  restTime: whole().meta({ description: 'Segundos' }),
  notes: maybe(),
  prescription: maybePrescription,
  exercise: exerciseOfRoutine.required(),
});

/**
 * An exercise of a routine in the browser. Another backend may embed nothing of the exercise, or all of it.
 */
export type RoutineExercise = Entity<typeof routineExercise, 'exercise'> & { exercise?: Partial<Exercise> };

/** Days (1 Monday to 7 Sunday, in order) and times a day of a CUSTOM routine. */
export const schedule = yup.object({
  weekdays: yup.array(whole().min(1).max(7)).min(1).required().meta({ description: '1 lunes, 7 domingo' }),
  timesPerDay: whole().min(SCHEDULE_LIMITS.timesMin).max(SCHEDULE_LIMITS.timesMax),
});
export type RoutineSchedule = Entity<typeof schedule>;

/** Schedule of a routine that may have none. */
export const maybeSchedule = schedule.default(undefined).nullable().optional();

/** A routine, or a template, which has no patient. */
export const routine = yup.object({
  id: given(),
  name: given(),
  description: maybe(),
  frequency: given(),
  schedule: maybeSchedule,
  duration: whole().meta({ description: 'Semanas' }),
  notes: maybe(),
  patientId: maybe(),
  patientName: maybe(),
  category: maybe(),
  difficulty: yup.string().oneOf(ROUTINE_DIFFICULTIES).required(),
  status: yup.string().oneOf(ROUTINE_STATUSES).required(),
  isTemplate: yup.boolean().required(),
  /** Who wrote a template; absent of a routine. */
  therapistName: given().optional(),
  /** Whether the requesting user may change it. */
  editable: yup.boolean().required(),
  createdAt: instant(),
  updatedAt: instant(),
  exercises: yup.array(routineExercise).required(),
  ...episodeOfAnswer,
});

type OurGain = 'patientName' | 'isTemplate' | 'editable' | 'createdAt' | 'updatedAt';
export type Routine = Omit<Entity<typeof routine, OurGain>, 'exercises'> & { exercises: RoutineExercise[] };

/** GET /api/routines: the routines, and the practice's templates. */
export const routinesAnswer = yup.object({
  data: yup.array(routine).required(),
  templates: yup.array(routine).required(),
});

/** GET /api/routines/patient/{id}. */
export const patientRoutinesAnswer = yup.object({ data: yup.array(routine).required() });

/** A single routine. */
export const oneRoutineAnswer = yup.object({ data: routine.required() });

/** An option for the frequency. `takesSchedule` marks the one that may have days of the week. */
export const frequency = option.shape({ takesSchedule: yup.boolean() });
export type FrequencyOption = Entity<typeof frequency>;

/** GET /api/routines/frequencies/list. */
export const frequenciesAnswer = yup.object({ data: yup.array(frequency).required() });
