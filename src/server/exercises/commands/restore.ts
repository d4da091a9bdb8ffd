import { restoreRow } from '../../db/deletions';
import type { CommandContext } from '../../core/context';
import { toExerciseAnswer } from '../answers';
import { findEditable } from '../editable';

/** Gives back an exercise that the caller has just deleted. Throws `conflict` when the time to undo is over. */
export async function restoreExercise(context: CommandContext, { id }: { id: string }) {
  const { db, user } = context;
  const row = await db.transaction(async (transaction) => {
    await restoreRow({ ...context, db: transaction }, 'exercises', id);
    return findEditable(transaction, user, id);
  });
  return toExerciseAnswer(row, user);
}
