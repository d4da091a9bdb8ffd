import { EXERCISE_MESSAGES } from '@/contract/exercises';
import type { Database } from '../db/database';
import type { SignedInUser } from '../core/context';
import { forbidden, notFound } from '../core/errors';
import { mayEditExercise } from './answers';
import { exerciseRepository } from './repository';

/** Locks and returns the exercise. Throws `notFound` if there is none, `forbidden` if the user may not edit it. */
export async function findEditable(transaction: Database, user: SignedInUser, id: string) {
  const row = await exerciseRepository(transaction).findForUpdate(id);
  if (!row) throw notFound(EXERCISE_MESSAGES.notFound);
  // Everyone sees the library, so a `forbidden` reveals nothing.
  if (!mayEditExercise(user, row)) throw forbidden(EXERCISE_MESSAGES.notYours);
  return row;
}
