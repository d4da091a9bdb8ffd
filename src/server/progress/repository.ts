import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import {
  exercises,
  patients,
  practiceSettings,
  progressExercises,
  routineExercises,
  routineProgress,
  routines,
  users,
} from '../db/schema';

const routineColumns = {
  ...pickColumns(routines, 'id', 'name', 'description', 'frequency', 'schedule'),
  ...pickColumns(routines, 'duration', 'earlierPlans', 'notes', 'patientId', 'category'),
  ...pickColumns(routines, 'difficulty', 'status', 'endedOn', 'createdAt', 'updatedAt', 'deletedAt'),
};

const hasLeft = sql`${users.deactivatedAt} is not null`;

/** SQL for a text of the practice, where it has a telephone. */
const ofPractice = (column: AnyPgColumn) =>
  sql`(select ${column} from ${practiceSettings} where ${practiceSettings.phone} is not null)`;

/**
 * Whom the patient calls: the lead, even if somebody else wrote the routine. Once the lead has left it is the practice, or
 * nobody if that has no telephone.
 */
const therapistColumns = {
  therapistName: sql<string>`coalesce(case when ${hasLeft} then ${ofPractice(practiceSettings.name)} end, ${users.name})`,
  therapistPhone: sql<
    string | null
  >`case when ${hasLeft} then ${ofPractice(practiceSettings.phone)} else ${users.phone} end`,
};

/** The library's columns that the patient sees of an exercise. */
const exerciseColumns = {
  ...pickColumns(exercises, 'id', 'name', 'description', 'category', 'difficulty'),
  ...pickColumns(exercises, 'equipment', 'instructions', 'videoUrl', 'imageUrl', 'details'),
};

const runColumns = {
  ...pickColumns(routineProgress, 'id', 'routineId', 'routineName', 'day', 'run'),
  ...pickColumns(routineProgress, 'status', 'notes', 'painBefore', 'painAfter', 'effort'),
  ...pickColumns(routineProgress, 'startedAt', 'finishedAt', 'stoppedForPain', 'reviewedAt'),
};

/** SQL condition: a run of a routine of one episode, where it is given. */
const ranIn = (db: Database, episodeId?: string | null) =>
  episodeId
    ? inArray(
        routineProgress.routineId,
        db.select({ id: routines.id }).from(routines).where(eq(routines.episodeId, episodeId)),
      )
    : undefined;

/** Reads of the patient's routines and runs. Each function runs one statement for any number of routines. */
export const progressRepository = (db: Database) => ({
  /** The patient's routines, newest first; of one episode where it is given. Deleted ones only if asked for. */
  routinesOf: (
    patientId: string,
    { episodeId, withDeleted = false }: { episodeId?: string | null | undefined; withDeleted?: boolean } = {},
  ) =>
    db
      .select({ ...routineColumns, ...therapistColumns })
      .from(routines)
      .innerJoin(patients, eq(patients.id, routines.patientId))
      .innerJoin(users, eq(users.id, patients.therapistId))
      .where(
        and(
          eq(routines.patientId, patientId),
          eq(routines.isTemplate, false),
          episodeId ? eq(routines.episodeId, episodeId) : undefined,
          withDeleted ? undefined : isNull(routines.deletedAt),
        ),
      )
      .orderBy(desc(routines.createdAt), desc(routines.id)),

  /** When the patient got an account; undefined for who has none. */
  async accountSince(patientId: string): Promise<Date | undefined> {
    const [row] = await db
      .select(pickColumns(users, 'createdAt'))
      .from(patients)
      .innerJoin(users, eq(users.id, patients.userId))
      .where(eq(patients.id, patientId));
    return row?.createdAt;
  },

  /** The exercises of those routines in order, with their entries in the library. */
  exercisesOf: (routineIds: readonly string[]) =>
    db
      .select({
        ...pickColumns(routineExercises, 'routineId', 'exerciseId', 'position', 'sets', 'reps'),
        ...pickColumns(routineExercises, 'duration', 'restTime', 'notes', 'prescription'),
        exercise: exerciseColumns,
      })
      .from(routineExercises)
      .innerJoin(exercises, eq(exercises.id, routineExercises.exerciseId))
      .where(inArray(routineExercises.routineId, [...routineIds]))
      .orderBy(asc(routineExercises.routineId), asc(routineExercises.position)),

  /** The patient's runs from `day` on, oldest first, with the number of exercises done; of one episode where it is given. */
  runsSince: (patientId: string, day: string, episodeId?: string | null) =>
    db
      .select({
        ...runColumns,
        exercisePain: max(progressExercises.pain),
        totalExercises: sql<number>`count(${progressExercises.id})::int`,
        completedExercises: sql<number>`(count(*) filter (where ${progressExercises.status} = 'COMPLETED'))::int`,
      })
      .from(routineProgress)
      .leftJoin(progressExercises, eq(progressExercises.progressId, routineProgress.id))
      .where(
        and(eq(routineProgress.patientId, patientId), gte(routineProgress.day, day), ranIn(db, episodeId)),
      )
      .groupBy(routineProgress.id)
      .orderBy(asc(routineProgress.day), asc(routineProgress.startedAt), asc(routineProgress.run)),

  /** What the patient said of exercises of these runs, in the order of each run. */
  toldExercises: (runIds: readonly string[]) =>
    db
      .select({
        runId: progressExercises.progressId,
        ...pickColumns(progressExercises, 'name', 'pain', 'effort', 'notes'),
      })
      .from(progressExercises)
      .where(
        and(
          inArray(progressExercises.progressId, [...runIds]),
          or(
            isNotNull(progressExercises.pain),
            isNotNull(progressExercises.effort),
            isNotNull(progressExercises.notes),
          ),
        ),
      )
      .orderBy(asc(progressExercises.position)),

  /** A run of this patient; undefined if it is absent or somebody else's. */
  async findRun(id: string, patientId: string) {
    const [row] = await db
      .select({ ...runColumns, ...therapistColumns, routineNotes: routines.notes })
      .from(routineProgress)
      .innerJoin(routines, eq(routines.id, routineProgress.routineId))
      .innerJoin(patients, eq(patients.id, routineProgress.patientId))
      .innerJoin(users, eq(users.id, patients.therapistId))
      .where(and(eq(routineProgress.id, id), eq(routineProgress.patientId, patientId)));
    return row;
  },

  /** The exercises of a run in order. The dose comes from the run, the rest from the library as it is now. */
  exercisesOfRun: (progressId: string) =>
    db
      .select({
        ...pickColumns(progressExercises, 'id', 'exerciseId', 'position', 'name', 'sets'),
        ...pickColumns(progressExercises, 'reps', 'duration', 'restTime', 'prescribedNotes'),
        ...pickColumns(progressExercises, 'prescription', 'status', 'actualSets', 'actualReps'),
        ...pickColumns(progressExercises, 'actualDuration', 'notes', 'pain', 'effort'),
        exercise: exerciseColumns,
      })
      .from(progressExercises)
      .innerJoin(exercises, eq(exercises.id, progressExercises.exerciseId))
      .where(eq(progressExercises.progressId, progressId))
      .orderBy(asc(progressExercises.position)),
});

type Repository = ReturnType<typeof progressRepository>;
export type RoutineRow = Awaited<ReturnType<Repository['routinesOf']>>[number];
export type RoutineExerciseRow = Awaited<ReturnType<Repository['exercisesOf']>>[number];
export type RunRow = Awaited<ReturnType<Repository['runsSince']>>[number];
export type FoundRun = NonNullable<Awaited<ReturnType<Repository['findRun']>>>;
export type RunExerciseRow = Awaited<ReturnType<Repository['exercisesOfRun']>>[number];
export type LibraryExercise = RunExerciseRow['exercise'];
