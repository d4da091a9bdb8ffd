import * as yup from 'yup';
import { type Entity, given, instant, maybe, whole } from '../common/answers';
import { option, type Exercise } from '../exercises/answers';
import { ROUTINE_DIFFICULTIES, ROUTINE_STATUSES } from './enums';
import { SCHEDULE_LIMITS } from './limits';

/** One exercise of a routine; `order` counts from 1. */
export const routineExercise = yup.object({
  exerciseId: given(),
  order: whole(),
  sets: whole(),
  reps: whole(),
  duration: whole().meta({ description: 'Segundos' }),
  restTime: whole().meta({ description: 'Segundos' }),
  notes: maybe(),
  exercise: yup.object({ id: given(), name: given() }).required(),
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
  /** Whether the requesting user may change it. */
  editable: yup.boolean().required(),
  createdAt: instant(),
  updatedAt: instant(),
  exercises: yup.array(routineExercise).required(),
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
