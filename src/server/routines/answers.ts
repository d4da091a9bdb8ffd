import { administers } from '@/contract/common/roles';
import type { SignedInUser } from '../core/context';
import type { FoundRoutine } from './repository';
import { statusAt, type PracticeMoment } from './status';

/** A template may be edited by its author and by an ADMIN, a routine by any staff who may read it. */
export const mayEditRoutine = (
  user: SignedInUser,
  { isTemplate, therapistId }: { isTemplate: boolean; therapistId: string },
): boolean => user.role !== 'PATIENT' && (!isTemplate || administers(user) || therapistId === user.id);

/** Converts a routine into the answer for `user` at this moment. */
export function toRoutineAnswer(
  { therapistId, episodeId, createdAt, updatedAt, exercises, ...row }: FoundRoutine,
  user: SignedInUser,
  moment: PracticeMoment,
) {
  return {
    ...row,
    status: statusAt({ ...row, createdAt }, moment),
    ...(user.role === 'THERAPIST' && { episodeId }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    editable: mayEditRoutine(user, { isTemplate: row.isTemplate, therapistId }),
    exercises: exercises.map(({ routineId: _routineId, position, exerciseName, ...exercise }) => ({
      ...exercise,
      order: position,
      exercise: { id: exercise.exerciseId, name: exerciseName },
    })),
  };
}
