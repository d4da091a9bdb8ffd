import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { PROGRESS_MESSAGES } from '@/contract/progress/messages';
import type { Database } from '../../db/database';
import { exercises, progressExercises, routineExercises, routineProgress, routines } from '../../db/schema';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { isUuid } from '../../core/ids';
import { statusAt } from '../../routines/status';
import { ownRecord } from '../ownRecord';
import { isResumable } from '../routinePlans';
import { readRun } from '../queries';

/** Locks the patient's routine, so that the second of two parallel starts finds the first one's run. */
async function lockRoutine(db: Database, routineId: string, patientId: string) {
  const [routine] = await db
    .select({
      name: routines.name,
      status: routines.status,
      createdAt: routines.createdAt,
      duration: routines.duration,
    })
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
  if (!routine) throw notFound(PROGRESS_MESSAGES.routineMissing);
  return routine;
}

/** Copies the exercises into the run, so that editing the routine later does not change past runs. */
async function copyExercises(db: Database, routineId: string, progressId: string): Promise<void> {
  const prescribed = await db
    .select({
      exerciseId: routineExercises.exerciseId,
      position: routineExercises.position,
      name: exercises.name,
      sets: routineExercises.sets,
      reps: routineExercises.reps,
      duration: routineExercises.duration,
      restTime: routineExercises.restTime,
      prescribedNotes: routineExercises.notes,
      prescription: routineExercises.prescription,
    })
    .from(routineExercises)
    .innerJoin(exercises, eq(exercises.id, routineExercises.exerciseId))
    .where(eq(routineExercises.routineId, routineId))
    .orderBy(asc(routineExercises.position));
  if (prescribed.length === 0) return;
  await db
    .insert(progressExercises)
    // Renumber from 1, because the routine's positions may have gaps.
    .values(prescribed.map((row, index) => ({ ...row, position: index + 1, progressId })));
}

/**
 * Starts a run, or returns the unfinished one: today's, or yesterday's if it began at most three hours ago.
 */
export async function startRun(context: CommandContext, { routineId }: { routineId: string }) {
  const { db, now, timeZone } = context;
  const patientId = ownRecord(context);
  if (!isUuid(routineId)) throw notFound(PROGRESS_MESSAGES.routineMissing);
  const today = wallClockOf(now, timeZone).date;
  const id = await db.transaction(async (transaction) => {
    const routine = await lockRoutine(transaction, routineId, patientId);
    const runs = await transaction
      .select()
      .from(routineProgress)
      .where(
        and(
          eq(routineProgress.routineId, routineId),
          eq(routineProgress.patientId, patientId),
          gte(routineProgress.day, addDays(today, -1)),
        ),
      )
      .orderBy(desc(routineProgress.day), desc(routineProgress.run));
    const open = runs.find((run) => isResumable(run, today, now));
    if (open) return open.id;
    if (statusAt(routine, { now, timeZone }) === 'COMPLETED') throw conflict(PROGRESS_MESSAGES.routineEnded);
    const last = runs.find(({ day }) => day === today)?.run ?? 0;
    const [run] = await transaction
      .insert(routineProgress)
      .values({ routineId, patientId, day: today, run: last + 1, routineName: routine.name, startedAt: now })
      .returning({ id: routineProgress.id });
    if (!run) throw new Error('The run was not stored');
    await copyExercises(transaction, routineId, run.id);
    return run.id;
  });
  return readRun(context, id);
}
