import type { Database } from '../db/database';
import { exerciseLibrary, instructionsOf, type LibraryExercise } from './content';
import { storeLibrary } from './repository';

export interface LoadedLibrary {
  added: number;
  /** Number of rows updated. */
  refreshed: number;
  /** Number of rows left alone, because the practice changed or deleted them. */
  kept: number;
}

interface LoadOptions {
  now: Date;
  /** Author of the loaded exercises, who may edit them beside an ADMIN. Default: nobody. */
  authorId?: string | null;
  library?: readonly LibraryExercise[];
}

const SLICE = 200;

const rowOf = (exercise: LibraryExercise) => ({
  slug: exercise.slug,
  name: exercise.name,
  description: exercise.description,
  category: exercise.category,
  difficulty: exercise.difficulty,
  equipment: exercise.equipment,
  instructions: instructionsOf(exercise),
  duration: exercise.duration,
  sets: exercise.sets,
  reps: exercise.reps,
  restTime: exercise.restTime,
  region: exercise.region,
  aim: exercise.aim,
  details: {
    startingPosition: exercise.startingPosition,
    steps: [...exercise.steps],
    commonMistakes: [...exercise.commonMistakes],
    precautions: [...exercise.precautions],
    figure: exercise.figure,
    figureAlt: exercise.figureAlt,
  },
});

/**
 * Loads the shipped library into a practice; may be repeated. An exercise is identified by its slug. One that
 * the practice changed (`updated_at` moved) or deleted is left alone.
 */
export async function loadLibrary(
  db: Database,
  { now, authorId = null, library = exerciseLibrary }: LoadOptions,
): Promise<LoadedLibrary> {
  const loaded: LoadedLibrary = { added: 0, refreshed: 0, kept: 0 };
  await db.transaction(async (transaction) => {
    for (let start = 0; start < library.length; start += SLICE) {
      const slice = library.slice(start, start + SLICE);
      const values = slice.map((exercise) => ({
        ...rowOf(exercise),
        authorId,
        createdAt: now,
        updatedAt: now,
      }));
      const rows = await storeLibrary(transaction, values);
      const added = rows.filter(({ isNew }) => isNew).length;
      loaded.added += added;
      loaded.refreshed += rows.length - added;
      loaded.kept += slice.length - rows.length;
    }
  });
  return loaded;
}
