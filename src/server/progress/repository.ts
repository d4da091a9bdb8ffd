import { and, asc, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import {
  exercises,
  patients,
  progressExercises,
  routineExercises,
  routineProgress,
  routines,
} from '../db/schema';

const routineColumns = {
  id: routines.id,
  name: routines.name,
  description: routines.description,
  frequency: routines.frequency,
  duration: routines.duration,
  notes: routines.notes,
  patientId: routines.patientId,
  category: routines.category,
  difficulty: routines.difficulty,
  status: routines.status,
  createdAt: routines.createdAt,
  updatedAt: routines.updatedAt,
};

/** What the patient sees of an exercise of the library. */
const exerciseColumns = {
  id: exercises.id,
  name: exercises.name,
  description: exercises.description,
  category: exercises.category,
  difficulty: exercises.difficulty,
  equipment: exercises.equipment,
  instructions: exercises.instructions,
  videoUrl: exercises.videoUrl,
  imageUrl: exercises.imageUrl,
  details: exercises.details,
};

const runColumns = {
  id: routineProgress.id,
  routineId: routineProgress.routineId,
  routineName: routineProgress.routineName,
  day: routineProgress.day,
  run: routineProgress.run,
  status: routineProgress.status,
  notes: routineProgress.notes,
  painBefore: routineProgress.painBefore,
  painAfter: routineProgress.painAfter,
  effort: routineProgress.effort,
  startedAt: routineProgress.startedAt,
  finishedAt: routineProgress.finishedAt,
};

/** Reads of the patient's routines and runs. Each function is one statement, whatever the number of routines. */
export const progressRepository = (db: Database) => ({
  /** The patient's routines that are not deleted, newest first. */
  routinesOf: (patientId: string) =>
    db
      .select(routineColumns)
      .from(routines)
      .where(
        and(eq(routines.patientId, patientId), eq(routines.isTemplate, false), isNull(routines.deletedAt)),
      )
      .orderBy(desc(routines.createdAt), desc(routines.id)),

  /** The exercises of those routines in their order, with what the library says of each. */
  exercisesOf: (routineIds: readonly string[]) =>
    db
      .select({
        routineId: routineExercises.routineId,
        exerciseId: routineExercises.exerciseId,
        position: routineExercises.position,
        sets: routineExercises.sets,
        reps: routineExercises.reps,
        duration: routineExercises.duration,
        restTime: routineExercises.restTime,
        notes: routineExercises.notes,
        exercise: exerciseColumns,
      })
      .from(routineExercises)
      .innerJoin(exercises, eq(exercises.id, routineExercises.exerciseId))
      .where(inArray(routineExercises.routineId, [...routineIds]))
      .orderBy(asc(routineExercises.routineId), asc(routineExercises.position)),

  /** The patient's runs from `day` on, in the order they were begun, with how much of each is done. */
  runsSince: (patientId: string, day: string) =>
    db
      .select({
        ...runColumns,
        totalExercises: sql<number>`count(${progressExercises.id})::int`,
        completedExercises: sql<number>`(count(*) filter (where ${progressExercises.status} = 'COMPLETED'))::int`,
      })
      .from(routineProgress)
      .leftJoin(progressExercises, eq(progressExercises.progressId, routineProgress.id))
      .where(and(eq(routineProgress.patientId, patientId), gte(routineProgress.day, day)))
      .groupBy(routineProgress.id)
      .orderBy(asc(routineProgress.day), asc(routineProgress.startedAt), asc(routineProgress.run)),

  /** A run of this patient; undefined where it is absent or somebody else's. */
  async findRun(id: string, patientId: string) {
    const [row] = await db
      .select(runColumns)
      .from(routineProgress)
      .where(and(eq(routineProgress.id, id), eq(routineProgress.patientId, patientId)));
    return row;
  },

  /** The exercises of a run in their order: the dose as it was then, the rest as the library says it now. */
  exercisesOfRun: (progressId: string) =>
    db
      .select({
        id: progressExercises.id,
        exerciseId: progressExercises.exerciseId,
        position: progressExercises.position,
        name: progressExercises.name,
        sets: progressExercises.sets,
        reps: progressExercises.reps,
        duration: progressExercises.duration,
        restTime: progressExercises.restTime,
        prescribedNotes: progressExercises.prescribedNotes,
        status: progressExercises.status,
        actualSets: progressExercises.actualSets,
        actualReps: progressExercises.actualReps,
        actualDuration: progressExercises.actualDuration,
        notes: progressExercises.notes,
        pain: progressExercises.pain,
        effort: progressExercises.effort,
        exercise: exerciseColumns,
      })
      .from(progressExercises)
      .innerJoin(exercises, eq(exercises.id, progressExercises.exerciseId))
      .where(eq(progressExercises.progressId, progressId))
      .orderBy(asc(progressExercises.position)),

  /** Name and therapist of a patient whose record stands; `therapistId` narrows it to that therapist's own. */
  async findPatient(id: string, therapistId?: string) {
    const [row] = await db
      .select({ id: patients.id, name: patients.name, therapistId: patients.therapistId })
      .from(patients)
      .where(
        and(
          eq(patients.id, id),
          isNull(patients.deletedAt),
          therapistId ? eq(patients.therapistId, therapistId) : undefined,
        ),
      );
    return row;
  },
});

type Repository = ReturnType<typeof progressRepository>;
export type RoutineRow = Awaited<ReturnType<Repository['routinesOf']>>[number];
export type RoutineExerciseRow = Awaited<ReturnType<Repository['exercisesOf']>>[number];
export type RunRow = Awaited<ReturnType<Repository['runsSince']>>[number];
export type FoundRun = NonNullable<Awaited<ReturnType<Repository['findRun']>>>;
export type RunExerciseRow = Awaited<ReturnType<Repository['exercisesOfRun']>>[number];
export type LibraryExercise = RunExerciseRow['exercise'];
