import * as yup from 'yup';
import { type Entity, given, lines, maybe, maybeWhole } from './common/fields';
import { DIFFICULTIES } from './exercises';
import type { FigureSpec } from './figure';

/** An exercise. Position and steps are part of `instructions`, so they have no fields of their own. */
export const exercise = yup.object({
  id: given(),
  name: given(),
  description: given(),
  category: given(),
  difficulty: yup.string().oneOf(DIFFICULTIES).required(),
  equipment: maybe(),
  instructions: given(),
  videoUrl: maybe(),
  imageUrl: maybe(),
  duration: maybeWhole().meta({ description: 'Segundos' }),
  sets: maybeWhole(),
  reps: maybeWhole(),
  restTime: maybeWhole().meta({ description: 'Segundos entre series' }),
  region: maybe(),
  aim: maybe(),
  commonMistakes: lines(),
  precautions: lines(),
  figure: yup.mixed<FigureSpec>().nullable().defined(),
  figureAlt: maybe(),
  /** Whether the requesting user may change it: its author or an ADMIN. */
  editable: yup.boolean().required(),
});

type OurGain =
  | 'restTime'
  | 'region'
  | 'aim'
  | 'commonMistakes'
  | 'precautions'
  | 'figure'
  | 'figureAlt'
  | 'editable';
export type Exercise = Entity<typeof exercise, OurGain>;

/** GET /api/exercises. */
export const exercisesAnswer = yup.object({ data: yup.array(exercise).required() });

/** A single exercise. */
export const oneExerciseAnswer = yup.object({ data: exercise.required() });

/** An option in the lists of categories, difficulties and frequencies. */
export const option = yup.object({ value: given(), label: given() });
export type Option = Entity<typeof option>;

/** Lists of categories, difficulties and frequencies. */
export const optionsAnswer = yup.object({ data: yup.array(option).required() });
