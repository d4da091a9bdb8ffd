import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ExerciseBody } from '@/contract/exerciseSchemas';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { deletedBy } from '../db/deletions';
import { byName } from '../db/order';
import { exercises } from '../db/schema';

const columns = {
  ...pickColumns(exercises, 'id', 'authorId', 'name', 'description', 'category', 'difficulty'),
  ...pickColumns(exercises, 'equipment', 'instructions', 'videoUrl', 'imageUrl', 'duration', 'sets'),
  ...pickColumns(exercises, 'reps', 'restTime', 'region', 'aim', 'details'),
};

const live = isNull(exercises.deletedAt);

const selectExercises = (db: Database) => db.select(columns).from(exercises);

/** An exercise of the practice. */
export type ExerciseRow = Awaited<ReturnType<typeof selectExercises>>[number];

const columnsOf = (body: ExerciseBody) => ({
  name: body.name,
  description: body.description,
  category: body.category,
  difficulty: body.difficulty,
  equipment: body.equipment || null,
  instructions: body.instructions,
  videoUrl: body.videoUrl || null,
  imageUrl: body.imageUrl || null,
  duration: body.duration ?? null,
  sets: body.sets ?? null,
  reps: body.reps ?? null,
});

/** The practice's exercises. A deleted one is hidden here but stays in the routines that use it. */
export const exerciseRepository = (db: Database) => ({
  /** The whole library, by name. */
  list: () => selectExercises(db).where(live).orderBy(byName(exercises.name), asc(exercises.id)),

  /** Locks the exercise, so that parallel changes run one after another. */
  async findForUpdate(id: string) {
    const [row] = await selectExercises(db)
      .where(and(eq(exercises.id, id), live))
      .for('update');
    return row;
  },

  async create(authorId: string, body: ExerciseBody, now: Date) {
    const [row] = await db
      .insert(exercises)
      .values({ ...columnsOf(body), authorId, createdAt: now, updatedAt: now })
      .returning(columns);
    if (!row) throw new Error('The exercise was not stored');
    return row;
  },

  /**
   * Replaces the form's fields. New instructions would contradict the library's starting position and steps,
   * so those are removed.
   */
  async update(current: ExerciseRow, body: ExerciseBody, now: Date) {
    const { startingPosition: _position, steps: _steps, ...kept } = current.details ?? {};
    const details = body.instructions === current.instructions ? current.details : current.details && kept;
    const [row] = await db
      .update(exercises)
      .set({ ...columnsOf(body), details, updatedAt: now })
      .where(eq(exercises.id, current.id))
      .returning(columns);
    if (!row) throw new Error('The exercise was not stored');
    return row;
  },

  async hide(id: string, by: Parameters<typeof deletedBy>[0]): Promise<void> {
    await db.update(exercises).set(deletedBy(by)).where(eq(exercises.id, id));
  },
});

const incoming = (column: string) => sql.raw(`excluded."${column}"`);

/**
 * Stores exercises of the shipped library by their slugs, and says of each that was stored whether it is new. One that
 * the practice changed (`updated_at` moved) or deleted is left alone.
 */
export const storeLibrary = (db: Database, values: (typeof exercises.$inferInsert)[]) =>
  db
    .insert(exercises)
    .values(values)
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
