import { administers } from '@/contract/common/roles';
import type { FigureSpec } from '@/contract/figure';
import type { SignedInUser } from '../core/context';
import type { ExerciseRow } from './repository';

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
