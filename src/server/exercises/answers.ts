import type { FigureSpec } from '@/contract/exercises/figure';
import type { SignedInUser } from '../http/access';
import type { ExerciseRow } from './repository';

/** An exercise is its author's to change, and an ADMIN's. */
export const mayEditExercise = (user: SignedInUser, { authorId }: Pick<ExerciseRow, 'authorId'>): boolean =>
  user.role === 'ADMIN' || (user.role === 'THERAPIST' && authorId === user.id);

/** An exercise as `user` gets it. */
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
