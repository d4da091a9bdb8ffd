import type { SignedInUser } from '../http/access';
import type { FoundRoutine } from './repository';
import { statusAt, type PracticeMoment } from './status';

/** A template is its author's to change, and an ADMIN's; a routine is everyone's who finds it as staff. */
export const mayEditRoutine = (
  user: SignedInUser,
  { isTemplate, therapistId }: { isTemplate: boolean; therapistId: string },
): boolean => user.role !== 'PATIENT' && (!isTemplate || user.role === 'ADMIN' || therapistId === user.id);

/** A routine as `user` gets it at this moment. */
export function toRoutineAnswer(
  { therapistId, createdAt, updatedAt, exercises, ...row }: FoundRoutine,
  user: SignedInUser,
  moment: PracticeMoment,
) {
  return {
    ...row,
    status: statusAt({ ...row, createdAt }, moment),
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
