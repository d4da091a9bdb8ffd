import { EXERCISE_MESSAGES } from '@/contract/exercises/messages';
import type { Database } from '../db/database';
import type { SignedInUser } from '../http/access';
import { forbidden, notFound } from '../http/errors';
import { mayEditExercise } from './answers';
import { exerciseRepository } from './repository';

/** The exercise, locked, or the refusal: 404 where there is none, 403 where it is another author's. */
export async function findEditable(transaction: Database, user: SignedInUser, id: string) {
  const row = await exerciseRepository(transaction).findForUpdate(id);
  if (!row) throw notFound(EXERCISE_MESSAGES.notFound);
  // Everyone sees the library, so there is nothing to conceal in saying why.
  if (!mayEditExercise(user, row)) throw forbidden(EXERCISE_MESSAGES.notYours);
  return row;
}
