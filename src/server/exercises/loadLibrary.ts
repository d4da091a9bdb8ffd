import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { exercises } from '../db/schema';
import { exerciseLibrary, instructionsOf, type LibraryExercise } from './content';

export interface LoadedLibrary {
  added: number;
  /** Rows that were brought up to date. */
  refreshed: number;
  /** Rows that the practice changed or deleted, left as they are. */
  kept: number;
}

interface LoadOptions {
  now: Date;
  /** Who may change the loaded exercises beside an ADMIN; nobody unless given. */
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
 * Brings the shipped library into a practice. Idempotent: an exercise is recognised by its slug, one that the practice
 * changed (`updated_at` moved) or deleted stays as the practice wants it.
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
        // A row that was there before is told from a new one by PostgreSQL's own mark of an update.
        .returning({ isNew: sql<boolean>`(xmax = 0)` });
      const added = rows.filter(({ isNew }) => isNew).length;
      loaded.added += added;
      loaded.refreshed += rows.length - added;
      loaded.kept += slice.length - rows.length;
    }
  });
  return loaded;
}
