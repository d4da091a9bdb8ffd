import * as yup from 'yup';
import { enumValue, integer, oneOf, requiredText } from '@/contract/common/fields';
import {
  CATEGORIES,
  type Category,
  DIFFICULTIES,
  type Difficulty,
  EXERCISE_AIMS,
  EXERCISE_LIMITS as LIMITS,
  EXERCISE_REGIONS,
  type ExerciseAim,
  type ExerciseRegion,
} from '@/contract/exercises';
import type { FigureSpec } from '@/contract/figure';
import { figureSpecSchema } from '@/contract/figureSchema';

/** An exercise of the shipped library. Times in seconds. */
export interface LibraryExercise {
  /** Must never change: it identifies the exercise in a practice's database. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly region: ExerciseRegion;
  readonly aim: ExerciseAim;
  readonly category: Category;
  readonly difficulty: Difficulty;
  /** 'Sin material' if none is needed. */
  readonly equipment: string;
  readonly startingPosition: string;
  readonly steps: readonly string[];
  readonly commonMistakes: readonly string[];
  readonly precautions: readonly string[];
  readonly sets: number;
  readonly reps: number;
  /** Seconds that one hold lasts, or one set of moving work. */
  readonly duration: number;
  /** Seconds of rest between sets. */
  readonly restTime: number;
  readonly figure: FigureSpec;
  /** Text alternative of the figure: its start and its end. */
  readonly figureAlt: string;
}

/**
 * Longest texts of the library, in characters. Shorter than the form's limits, so that cards and print stay
 * tidy.
 */
const LIBRARY_LIMITS = {
  name: 70,
  description: 240,
  line: 260,
  alt: 300,
  restMin: 0,
  restMax: 180,
} as const;

const lines = (fewest: number, most: number) =>
  yup
    .array()
    .of(requiredText(LIBRARY_LIMITS.line).min(12, 'Texto demasiado corto'))
    .min(fewest, 'Faltan líneas')
    .max(most, 'Sobran líneas')
    .required('Falta la lista');

/** Validates one exercise of the library; unknown fields are refused. */
export const libraryExerciseSchema = yup
  .object({
    slug: requiredText(60).matches(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'El identificador va en minúsculas con guiones',
    ),
    name: requiredText(LIBRARY_LIMITS.name).min(5, 'Nombre demasiado corto'),
    description: requiredText(LIBRARY_LIMITS.description).min(40, 'Descripción demasiado corta'),
    region: oneOf(EXERCISE_REGIONS).required('Falta la región'),
    aim: oneOf(EXERCISE_AIMS).required('Falta el objetivo'),
    category: oneOf(CATEGORIES).required('Falta la categoría'),
    difficulty: enumValue(DIFFICULTIES).required('Falta la dificultad'),
    equipment: requiredText(120).min(4, 'Material demasiado corto'),
    startingPosition: requiredText(LIBRARY_LIMITS.line).min(20, 'Posición inicial demasiado corta'),
    steps: lines(2, 6),
    commonMistakes: lines(1, 4),
    precautions: lines(1, 4),
    sets: integer(LIMITS.setsMin, LIMITS.setsMax).required('Faltan las series'),
    reps: integer(LIMITS.repsMin, LIMITS.repsMax).required('Faltan las repeticiones'),
    duration: integer(LIMITS.durationMin, LIMITS.durationMax).required('Falta la duración'),
    restTime: integer(LIBRARY_LIMITS.restMin, LIBRARY_LIMITS.restMax).required('Falta el descanso'),
    figure: figureSpecSchema.required('Falta la figura'),
    figureAlt: requiredText(LIBRARY_LIMITS.alt).min(40, 'Texto alternativo demasiado corto'),
  })
  .noUnknown('Campo desconocido')
  .strict();
