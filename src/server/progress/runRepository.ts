import { and, asc, desc, eq, gte, isNull, max } from 'drizzle-orm';
import { addDays } from '@/contract/common/practiceTime';
import type { CompleteExerciseBody } from '@/contract/progressSchemas';
import { attends, type Carer } from '../patients/access';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import {
  exercises,
  patients,
  progressExercises,
  routineExercises,
  routineProgress,
  routines,
} from '../db/schema';

/** The routine that a patient runs, with the runs that a new one may follow. */
const starts = (db: Database) => ({
  /** Locks the patient's routine, so that the second of two parallel starts finds the first one's run. */
  async lockRoutine(routineId: string, patientId: string) {
    const [routine] = await db
      .select(pickColumns(routines, 'name', 'status', 'createdAt', 'updatedAt', 'duration'))
      .from(routines)
      .where(
        and(
          eq(routines.id, routineId),
          eq(routines.patientId, patientId),
          eq(routines.isTemplate, false),
          isNull(routines.deletedAt),
        ),
      )
      .for('update');
    return routine;
  },

  /** The runs of today and yesterday, the latest first. */
  recent: (routineId: string, patientId: string, today: string) =>
    db
      .select()
      .from(routineProgress)
      .where(
        and(
          eq(routineProgress.routineId, routineId),
          eq(routineProgress.patientId, patientId),
          gte(routineProgress.day, addDays(today, -1)),
        ),
      )
      .orderBy(desc(routineProgress.day), desc(routineProgress.run)),

  /** Stores a run with a copy of the exercises, so that editing the routine later does not change past runs. */
  async start(values: typeof routineProgress.$inferInsert): Promise<string> {
    const progressId = await insertRow(db, routineProgress, values);
    const prescribed = await db
      .select({
        exerciseId: routineExercises.exerciseId,
        position: routineExercises.position,
        name: exercises.name,
        ...pickColumns(routineExercises, 'sets', 'reps', 'duration', 'restTime'),
        prescribedNotes: routineExercises.notes,
        prescription: routineExercises.prescription,
      })
      .from(routineExercises)
      .innerJoin(exercises, eq(exercises.id, routineExercises.exerciseId))
      .where(eq(routineExercises.routineId, values.routineId))
      .orderBy(asc(routineExercises.position));
    if (prescribed.length > 0)
      await db
        .insert(progressExercises)
        // Renumber from 1, because the routine's positions may have gaps.
        .values(prescribed.map((row, index) => ({ ...row, position: index + 1, progressId })));
    return progressId;
  },
});

/** Runs that are written to. */
export const runRepository = (db: Database) => ({
  ...starts(db),

  /** Locks a patient's run until the transaction ends; undefined if it is absent or somebody else's. */
  async lock(id: string, patientId: string) {
    const [run] = await db
      .select()
      .from(routineProgress)
      .where(and(eq(routineProgress.id, id), eq(routineProgress.patientId, patientId)))
      .for('update');
    return run;
  },

  /** Locks and returns a run of a patient whom the therapist attends; undefined for any other. */
  async lockAttended(id: string, carer: Carer) {
    const [run] = await db
      .select({
        id: routineProgress.id,
        patientId: routineProgress.patientId,
        reviewedAt: routineProgress.reviewedAt,
        painAfter: routineProgress.painAfter,
      })
      .from(routineProgress)
      .innerJoin(patients, eq(patients.id, routineProgress.patientId))
      .where(and(eq(routineProgress.id, id), attends(carer), isNull(patients.deletedAt)))
      .for('update', { of: routineProgress });
    return run;
  },

  async update(id: string, values: Partial<LockedRun>): Promise<LockedRun | undefined> {
    const [after] = await db
      .update(routineProgress)
      .set(values)
      .where(eq(routineProgress.id, id))
      .returning();
    return after;
  },

  /**
   * `known`: the run's first entry of that exercise, or the one at place `order`; undefined if there is none. `open`: the
   * first of them that is unfinished.
   */
  async openExercise(progressId: string, exerciseId: string, order?: number | null) {
    const rows = await db
      .select(pickColumns(progressExercises, 'id', 'name', 'status', 'pain', 'notes'))
      .from(progressExercises)
      .where(
        and(
          eq(progressExercises.progressId, progressId),
          eq(progressExercises.exerciseId, exerciseId),
          order ? eq(progressExercises.position, order) : undefined,
        ),
      )
      .orderBy(asc(progressExercises.position));
    return { known: rows[0], open: rows.find(({ status }) => status !== 'COMPLETED') };
  },

  /** The worst pain noted of an exercise of the run; null if none was. */
  async exercisePain(progressId: string): Promise<number | null> {
    const [row] = await db
      .select({ pain: max(progressExercises.pain) })
      .from(progressExercises)
      .where(eq(progressExercises.progressId, progressId));
    return row?.pain ?? null;
  },

  async noteSets(entryId: string, setsDone: number): Promise<void> {
    await db
      .update(progressExercises)
      .set({ status: 'IN_PROGRESS', actualSets: setsDone })
      .where(eq(progressExercises.id, entryId));
  },

  /** Changes what was told of an entry that is done. */
  async retell(entryId: string, told: Pick<RunEntry, 'pain' | 'notes'>): Promise<void> {
    await db.update(progressExercises).set(told).where(eq(progressExercises.id, entryId));
  },

  async complete(entryId: string, done: CompleteExerciseBody, now: Date): Promise<void> {
    await db
      .update(progressExercises)
      .set({
        status: 'COMPLETED',
        actualSets: done.actualSets ?? null,
        actualReps: done.actualReps ?? null,
        actualDuration: done.actualDuration ?? null,
        notes: done.notes || null,
        pain: done.pain ?? null,
        effort: done.effort ?? null,
        completedAt: now,
      })
      .where(eq(progressExercises.id, entryId));
  },
});

export type RunEntry = Pick<typeof progressExercises.$inferSelect, 'id' | 'status' | 'pain' | 'notes'>;
export type LockedRun = typeof routineProgress.$inferSelect;
