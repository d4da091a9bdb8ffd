import { EXERCISE_MESSAGES } from '@/contract/exercises';
import { type ExerciseBody, exerciseBodySchema } from '@/contract/exerciseSchemas';
import type { EditOf } from '@/contract/edits';
import type { Database } from '../db/database';
import type { SignedInUser, CommandContext } from '../core/context';
import { forbidden, notFound } from '../core/errors';
import { mayEditExercise, toExerciseAnswer } from './queries';
import { exerciseRepository } from './repository';
import { editedBody } from '../core/edits';
import { restoreRow } from '../db/deletions';

/** Locks and returns the exercise. Throws `notFound` if there is none, `forbidden` if the user may not edit it. */
async function findEditable(transaction: Database, user: SignedInUser, id: string) {
  const row = await exerciseRepository(transaction).findForUpdate(id);
  if (!row) throw notFound(EXERCISE_MESSAGES.notFound);
  // Everyone sees the library, so a `forbidden` reveals nothing.
  if (!mayEditExercise(user, row)) throw forbidden(EXERCISE_MESSAGES.notYours);
  return row;
}

/** Adds an exercise to the practice's library. */
export async function createExercise({ db, user, now }: CommandContext, body: ExerciseBody) {
  const row = await exerciseRepository(db).create(user.id, body, now);
  return toExerciseAnswer(row, user);
}

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

/** Deletes an exercise from the library; routines that use it keep it. */
export async function removeExercise(context: CommandContext, { id }: { id: string }): Promise<void> {
  const { db, user } = context;
  await db.transaction(async (transaction) => {
    const current = await findEditable(transaction, user, id);
    await exerciseRepository(transaction).hide(current.id, context);
  });
}

/** Gives back an exercise that the caller has just deleted. Throws `conflict` when the time to undo is over. */
export async function restoreExercise(context: CommandContext, { id }: { id: string }) {
  const { db, user } = context;
  const row = await db.transaction(async (transaction) => {
    await restoreRow({ ...context, db: transaction }, 'exercises', id);
    return findEditable(transaction, user, id);
  });
  return toExerciseAnswer(row, user);
}
