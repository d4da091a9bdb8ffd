import { administers } from '@/contract/common/roles';
import type { FigureSpec } from '@/contract/figure';
import { CATEGORIES, DIFFICULTIES, DIFFICULTY_LABELS } from '@/contract/exercises';
import type { SignedInUser, CommandContext } from '../core/context';
import { type ExerciseRow, exerciseRepository } from './repository';

/** An exercise may be edited by its author and by an ADMIN. */
export const mayEditExercise = (user: SignedInUser, { authorId }: Pick<ExerciseRow, 'authorId'>): boolean =>
  administers(user) || (user.role === 'THERAPIST' && authorId === user.id);

/** Converts an exercise into the answer for `user`. */
export function toExerciseAnswer({ authorId, details, ...row }: ExerciseRow, user: SignedInUser) {
  return {
    ...row,
    commonMistakes: details?.commonMistakes ?? null,
    precautions: details?.precautions ?? null,
    figure: (details?.figure ?? null) as FigureSpec | null,
    figureAlt: details?.figureAlt ?? null,
    editable: mayEditExercise(user, { authorId }),
  };
}

/** The whole library, by name. */
export async function listExercises({ db, user }: CommandContext) {
  const rows = await exerciseRepository(db).list();
  return { data: rows.map((row) => toExerciseAnswer(row, user)) };
}

const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({ value: category, label: category }));
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }));

export const exerciseCategories = () => ({ data: CATEGORY_OPTIONS });

export const exerciseDifficulties = () => ({ data: DIFFICULTY_OPTIONS });
