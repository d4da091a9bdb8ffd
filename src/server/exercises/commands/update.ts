import type { ExerciseBody } from '@/contract/exercises/schemas';
import type { CommandContext } from '../../core/context';
import { toExerciseAnswer } from '../answers';
import { findEditable } from '../editable';
import { exerciseRepository } from '../repository';

/** Replaces the form's fields of an exercise. */
export async function updateExercise(
  { db, user, now }: CommandContext,
  { id, body }: { id: string; body: ExerciseBody },
) {
  const row = await db.transaction(async (transaction) => {
    const current = await findEditable(transaction, user, id);
    return exerciseRepository(transaction).update(current, body, now);
  });
  return toExerciseAnswer(row, user);
}
