import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { exercises } from '../db/schema';
import { exerciseLibrary, instructionsOf, type LibraryExercise } from './content';

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

const incoming = (column: string) => sql.raw(`excluded."${column}"`);

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
      const rows = await transaction
        .insert(exercises)
        .values(slice.map((exercise) => ({ ...rowOf(exercise), authorId, createdAt: now, updatedAt: now })))
        .onConflictDoUpdate({
          target: exercises.slug,
          set: {
            name: incoming('name'),
            description: incoming('description'),
            category: incoming('category'),
            difficulty: incoming('difficulty'),
            equipment: incoming('equipment'),
            instructions: incoming('instructions'),
            duration: incoming('duration'),
            sets: incoming('sets'),
            reps: incoming('reps'),
            restTime: incoming('rest_time'),
            region: incoming('region'),
            aim: incoming('aim'),
            details: incoming('details'),
          },
          setWhere: sql`${exercises.updatedAt} = ${exercises.createdAt} and ${exercises.deletedAt} is null`,
        })
        // In PostgreSQL, `xmax` is 0 for an inserted row and not for an updated one.
        .returning({ isNew: sql<boolean>`(xmax = 0)` });
      const added = rows.filter(({ isNew }) => isNew).length;
      loaded.added += added;
      loaded.refreshed += rows.length - added;
      loaded.kept += slice.length - rows.length;
    }
  });
  return loaded;
}
