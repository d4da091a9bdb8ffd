import type { Database } from '../db/database';
import { loadLibrary } from '../exercises/loadLibrary';
import type { DemoContext } from './context';

/** The shipped library, as the first therapist's: so that somebody in the demo may change it. */
export async function seedExercises(
  db: Database,
  { now, therapists }: Pick<DemoContext, 'now' | 'therapists'>,
) {
  await loadLibrary(db, { now: new Date(now.getTime() - 200 * 86_400_000), authorId: therapists[0]?.id });
}
