import type { ExerciseBody } from '@/contract/exerciseSchemas';
import type { CommandContext } from '../../core/context';
import { toExerciseAnswer } from '../answers';
import { exerciseRepository } from '../repository';

/** Adds an exercise to the practice's library. */
export async function createExercise({ db, user, now }: CommandContext, body: ExerciseBody) {
  const row = await exerciseRepository(db).create(user.id, body, now);
  return toExerciseAnswer(row, user);
}
