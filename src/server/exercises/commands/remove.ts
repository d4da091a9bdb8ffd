import type { CommandContext } from '../../core/context';
import { findEditable } from '../editable';
import { exerciseRepository } from '../repository';

/** Deletes an exercise from the library; routines that use it keep it. */
export async function removeExercise(context: CommandContext, { id }: { id: string }): Promise<void> {
  const { db, user } = context;
  await db.transaction(async (transaction) => {
    const current = await findEditable(transaction, user, id);
    await exerciseRepository(transaction).hide(current.id, context);
  });
}
