import type { EditOf } from '@/contract/edits';
import { type ExerciseBody, exerciseBodySchema } from '@/contract/exerciseSchemas';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { toExerciseAnswer } from '../answers';
import { findEditable } from '../editable';
import { exerciseRepository } from '../repository';

/** Replaces the form's fields of an exercise. An edit changes its own fields alone. */
export async function updateExercise(
  { db, user, now }: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<ExerciseBody> },
) {
  const row = await db.transaction(async (transaction) => {
    const current = await findEditable(transaction, user, id);
    const body = editedBody({ schema: exerciseBodySchema, edit, stored: current });
    return exerciseRepository(transaction).update(current, body, now);
  });
  return toExerciseAnswer(row, user);
}
