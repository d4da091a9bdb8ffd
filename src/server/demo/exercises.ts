import type { Database } from '../db/database';
import { loadLibrary } from '../exercises/loadLibrary';
import type { DemoContext } from './context';

/** Loads the shipped library with the first therapist as author, so that a demo user may edit it. */
export async function seedExercises(
  db: Database,
  { now, therapists }: Pick<DemoContext, 'now' | 'therapists'>,
) {
  await loadLibrary(db, { now: new Date(now.getTime() - 200 * 86_400_000), authorId: therapists[0]?.id });
}
