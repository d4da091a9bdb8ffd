import * as yup from 'yup';
import { DIFFICULTIES } from '@/contract/exercises/enums';
import type { ExerciseRow } from './repository';
import type { SignedInUser } from '../http/access';

const lines = () => yup.array(yup.string().required()).nullable();

/** Position and steps are in `instructions`; they would only travel twice. */
const exerciseAnswer = yup.object({
  id: yup.string().required(),
  name: yup.string().required(),
  description: yup.string().required(),
  category: yup.string().required(),
  difficulty: yup.string().oneOf(DIFFICULTIES).required(),
  equipment: yup.string().nullable(),
  instructions: yup.string().required(),
  videoUrl: yup.string().nullable(),
  imageUrl: yup.string().nullable(),
  duration: yup.number().integer().nullable().meta({ description: 'Segundos' }),
  sets: yup.number().integer().nullable(),
  reps: yup.number().integer().nullable(),
  restTime: yup.number().integer().nullable().meta({ description: 'Segundos entre series' }),
  region: yup.string().nullable(),
  aim: yup.string().nullable(),
  commonMistakes: lines(),
  precautions: lines(),
  figure: yup.mixed(),
  figureAlt: yup.string().nullable(),
  editable: yup.boolean().required(),
});

/** GET /api/exercises (spec §7: data). */
export const exercisesAnswer = yup.object({ data: yup.array(exerciseAnswer).required() });
/** A single exercise. */
export const oneExerciseAnswer = yup.object({ data: exerciseAnswer.required() });
/** Lists of categories, difficulties and frequencies (spec §7: data of value/label). */
export const optionsAnswer = yup.object({
  data: yup.array(yup.object({ value: yup.string().required(), label: yup.string().required() })).required(),
});

/** An exercise is its author's to change, and an ADMIN's. */
export const mayEditExercise = (user: SignedInUser, { authorId }: Pick<ExerciseRow, 'authorId'>): boolean =>
  user.role === 'ADMIN' || (user.role === 'THERAPIST' && authorId === user.id);

/** An exercise as `user` gets it. */
export function toExerciseAnswer({ authorId, details, ...row }: ExerciseRow, user: SignedInUser) {
  return {
    ...row,
    commonMistakes: details?.commonMistakes ?? null,
    precautions: details?.precautions ?? null,
    figure: details?.figure ?? null,
    figureAlt: details?.figureAlt ?? null,
    editable: mayEditExercise(user, { authorId }),
  };
}
