import { and, asc, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RoutineDifficulty } from '@/contract/routines';
import type { EarlierPlan } from '@/contract/progressStats';
import type { Prescription, RoutineSchedule } from '@/contract/routineAnswers';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { deletedBy } from '../db/deletions';
import { insertRow } from '../db/insertRow';
import { exercises, patients, routineExercises, routineProgress, routines, users } from '../db/schema';
import { attendedIds } from '../patients/access';
import type { SignedInUser } from '../core/context';

/** The values stored for a routine's body. `duration` in weeks; exercise times in seconds. */
export interface RoutineValues {
  name: string;
  description: string | null;
  frequency: string;
  /** If absent, an update keeps the stored schedule. */
  schedule?: RoutineSchedule | null;
  duration: number;
  notes: string | null;
  category: string | null;
  difficulty: RoutineDifficulty;
  patientId: string | null;
  /** Null for a template, and if it belongs to no episode. */
  episodeId: string | null;
  isTemplate: boolean;
  /** In order. */
  exercises: {
    exerciseId: string;
    sets: number;
    reps: number;
    duration: number;
    restTime: number;
    notes: string | null;
    prescription: Prescription | null;
  }[];
}

const columns = {
  ...pickColumns(routines, 'id', 'therapistId', 'name', 'description', 'frequency', 'schedule'),
  ...pickColumns(routines, 'duration', 'earlierPlans', 'notes', 'patientId', 'episodeId'),
  patientName: patients.name,
  therapistName: users.name,
  ...pickColumns(routines, 'category', 'difficulty', 'status', 'isTemplate', 'createdAt', 'updatedAt'),
};

const selectRoutines = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(routines)
    .innerJoin(users, eq(users.id, routines.therapistId))
    .leftJoin(patients, eq(patients.id, routines.patientId))
    .where(and(where, isNull(routines.deletedAt), isNull(patients.deletedAt)))
    .orderBy(desc(routines.createdAt), desc(routines.id));

/** A column of an exercise that has left the library; null of any other, of which the library says it. */
const ofGone = <Column extends PgColumn>(column: Column) =>
  sql`case when ${exercises.deletedAt} is not null then ${column} end`.mapWith(column) as SQL<
    Column['_']['data'] | null
  >;

/**
 * The exercises of the routines that `where` finds, in order. Exercises hidden from the library are included.
 */
const selectExercises = (db: Database, where: SQL | undefined) =>
  db
    .select({
      routineId: routineExercises.routineId,
      exerciseId: routineExercises.exerciseId,
      exerciseName: exercises.name,
      gone: {
        instructions: ofGone(exercises.instructions),
        equipment: ofGone(exercises.equipment),
        imageUrl: ofGone(exercises.imageUrl),
        details: ofGone(exercises.details),
      },
      ...pickColumns(routineExercises, 'position', 'sets', 'reps', 'duration'),
      ...pickColumns(routineExercises, 'restTime', 'notes', 'prescription'),
    })
    .from(routineExercises)
    .innerJoin(routines, eq(routines.id, routineExercises.routineId))
    .innerJoin(exercises, eq(exercises.id, routineExercises.exerciseId))
    .leftJoin(patients, eq(patients.id, routines.patientId))
    .where(and(where, isNull(routines.deletedAt), isNull(patients.deletedAt)))
    .orderBy(asc(routineExercises.routineId), asc(routineExercises.position));

type RoutineRow = Awaited<ReturnType<typeof selectRoutines>>[number];
type ExerciseRow = Awaited<ReturnType<typeof selectExercises>>[number];

/** A routine with its exercises. */
export type FoundRoutine = RoutineRow & { exercises: ExerciseRow[] };

/**
 * Condition for the routines that a user may read. All staff read templates. A THERAPIST also reads those of
 * the patients whom they attend, whoever wrote them; an ADMIN those they wrote. A PATIENT reads only their own.
 */
function readableBy(user: SignedInUser): SQL | undefined {
  const isRoutine = sql`not ${routines.isTemplate}`;
  if (user.role === 'PATIENT') return and(isRoutine, eq(patients.userId, user.id));
  // Both sides of the `or` must be conditions on routines, so that its two indexes are used. Hence the array
  // instead of the join.
  const own =
    user.role === 'THERAPIST'
      ? sql`${routines.patientId} = any(${attendedIds(user)})`
      : eq(routines.therapistId, user.id);
  return or(sql`${routines.isTemplate}`, and(isRoutine, own));
}

/** Routines and templates. Deleted ones, and those of deleted patients, are never found. */
export const routineRepository = (db: Database) => {
  /** Runs two statements for any number of routines. */
  const find = async (where: SQL | undefined): Promise<FoundRoutine[]> => {
    const rows = await selectRoutines(db, where);
    const byRoutine = new Map<string, ExerciseRow[]>(rows.map(({ id }) => [id, []]));
    if (rows.length > 0) {
      for (const exercise of await selectExercises(db, where))
        byRoutine.get(exercise.routineId)?.push(exercise);
    }
    return rows.map((row) => ({ ...row, exercises: byRoutine.get(row.id) ?? [] }));
  };

  const insertExercises = async (routineId: string, rows: RoutineValues['exercises']) => {
    await db
      .insert(routineExercises)
      .values(rows.map((exercise, index) => ({ ...exercise, routineId, position: index + 1 })));
  };

  return {
    /** Everything that the user may read, templates included, newest first. */
    list: (user: SignedInUser) => find(readableBy(user)),

    listOfPatient: (user: SignedInUser, patientId: string) =>
      find(and(eq(routines.patientId, patientId), readableBy(user))),

    async find(user: SignedInUser, id: string): Promise<FoundRoutine | undefined> {
      const [row] = await find(and(eq(routines.id, id), readableBy(user)));
      return row;
    },

    /** Locks the routine, so that parallel changes of it run one after another. */
    async lock(id: string): Promise<void> {
      await db.select({ id: routines.id }).from(routines).where(eq(routines.id, id)).for('update');
    },

    /** Whether its patient has ever begun it. */
    async hasRuns(id: string): Promise<boolean> {
      const [run] = await db
        .select({ id: routineProgress.id })
        .from(routineProgress)
        .where(eq(routineProgress.routineId, id))
        .limit(1);
      return run !== undefined;
    },

    /** The ids among `ids` of exercises that a routine may newly use. */
    async usableExercises(ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await db
        .select({ id: exercises.id })
        .from(exercises)
        .where(and(inArray(exercises.id, [...ids]), isNull(exercises.deletedAt)));
      return new Set(rows.map(({ id }) => id));
    },

    /** Stores a routine with its exercises. Call it in a transaction. */
    async create(
      therapistId: string,
      { exercises: rows, ...values }: RoutineValues,
      now: Date,
    ): Promise<string> {
      const id = await insertRow(db, routines, { ...values, therapistId, createdAt: now, updatedAt: now });
      await insertExercises(id, rows);
      return id;
    },

    /**
     * Replaces a routine and its exercises. Call it in a transaction. Runs hold their own copies and do not
     * change. With `createdAt` it begins then.
     */
    async update(
      id: string,
      { exercises: rows, ...values }: RoutineValues & { earlierPlans: EarlierPlan[]; createdAt?: Date },
      now: Date,
    ): Promise<void> {
      await db
        .update(routines)
        .set({ ...values, updatedAt: now })
        .where(eq(routines.id, id));
      await db.delete(routineExercises).where(eq(routineExercises.routineId, id));
      await insertExercises(id, rows);
    },

    /** Gives a locked routine to another episode of its patient. */
    async giveTo(id: string, episodeId: string | null): Promise<void> {
      await db.update(routines).set({ episodeId }).where(eq(routines.id, id));
    },

    async hide(id: string, by: Parameters<typeof deletedBy>[0]): Promise<void> {
      await db.update(routines).set(deletedBy(by)).where(eq(routines.id, id));
    },
  };
};
