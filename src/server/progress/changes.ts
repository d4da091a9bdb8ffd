import { and, asc, desc, eq, gte, isNull } from 'drizzle-orm';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { PROGRESS_MESSAGES } from '@/contract/progress/messages';
import { isPainAlert, type RunFeelings } from '@/contract/progress/pain';
import type { CompleteExerciseBody, FinishRoutineBody, NoteProgressBody } from '@/contract/progress/schemas';
import { TEXT_LIMITS } from '@/contract/common/limits';
import type { Database } from '../db/database';
import { progressExercises, routineExercises, exercises, routineProgress, routines } from '../db/schema';
import { conflict, notFound } from '../http/errors';
import { createNotification } from '../notifications/repository';
import { statusAt } from '../routines/status';
import { isResumable } from './plans';
import { progressRepository } from './repository';

/** Words with which a hard stop stands in a run's notes. */
const STOPPED_NOTE = PROGRESS_MESSAGES.stoppedNote;

export interface Writer {
  patientId: string;
  now: Date;
  timeZone: string;
}

/** Whether a run is one that the therapist should look at. */
export const isAlarming = (run: RunFeelings & { notes: string | null }): boolean =>
  isPainAlert(run) || (run.notes?.includes(STOPPED_NOTE) ?? false);

/** Two notes in one, within the limit; what stands already is never cut, and never repeated. */
export function joinNotes(standing: string | null, added: string | null | undefined): string | null {
  const more = added?.trim();
  if (!more || standing?.includes(more)) return standing;
  return standing ? `${standing}\n${more}`.slice(0, Math.max(standing.length, TEXT_LIMITS.paragraph)) : more;
}

/** Locks the run against parallel changes of it. 404 where it is absent or somebody else's. */
async function lockRun(db: Database, id: string, patientId: string) {
  const [run] = await db
    .select()
    .from(routineProgress)
    .where(and(eq(routineProgress.id, id), eq(routineProgress.patientId, patientId)))
    .for('update');
  if (!run) throw notFound(PROGRESS_MESSAGES.progressMissing);
  return run;
}

type Run = Awaited<ReturnType<typeof lockRun>>;

/** Tells the therapist once per run, without clinical detail: only that there is something to read. */
async function tellTherapist(db: Database, before: Run, after: Run, now: Date): Promise<void> {
  if (isAlarming(before) || !isAlarming(after)) return;
  const patient = await progressRepository(db).findPatient(after.patientId);
  if (!patient) return;
  await createNotification(db, {
    userId: patient.therapistId,
    type: 'ROUTINE',
    title: 'Aviso de una rutina',
    message: `Revisa la última rutina de ${patient.name}.`,
    link: `/patients/${patient.id}`,
    createdAt: now,
  });
}

async function changeRun(db: Database, run: Run, values: Partial<Run>, now: Date): Promise<void> {
  const [after] = await db
    .update(routineProgress)
    .set(values)
    .where(eq(routineProgress.id, run.id))
    .returning();
  if (after) await tellTherapist(db, run, after, now);
}

/** The first exercise of the run with that id that is not done, and whether it belongs to the run at all. */
async function openExercise(db: Database, progressId: string, exerciseId: string) {
  const rows = await db
    .select({ id: progressExercises.id, name: progressExercises.name, status: progressExercises.status })
    .from(progressExercises)
    .where(and(eq(progressExercises.progressId, progressId), eq(progressExercises.exerciseId, exerciseId)))
    .orderBy(asc(progressExercises.position));
  return { known: rows[0], open: rows.find(({ status }) => status !== 'COMPLETED') };
}

/**
 * Begins a run, or gives back the one that is open: today's, or last evening's within three hours. The exercises are
 * copied, so that editing the routine never rewrites what was done. Answers the run's id.
 */
export function startRun(
  db: Database,
  routineId: string,
  { patientId, now, timeZone }: Writer,
): Promise<string> {
  const today = wallClockOf(now, timeZone).date;
  return db.transaction(async (tx) => {
    // The lock makes two starts at once come one after the other, so that the second finds the first one's run.
    const [routine] = await tx
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
    const runs = await tx
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
    const [run] = await tx
      .insert(routineProgress)
      .values({ routineId, patientId, day: today, run: last + 1, routineName: routine.name, startedAt: now })
      .returning({ id: routineProgress.id });
    if (!run) throw new Error('The run was not stored');
    const prescribed = await tx
      .select({
        exerciseId: routineExercises.exerciseId,
        position: routineExercises.position,
        name: exercises.name,
        sets: routineExercises.sets,
        reps: routineExercises.reps,
        duration: routineExercises.duration,
        restTime: routineExercises.restTime,
        prescribedNotes: routineExercises.notes,
      })
      .from(routineExercises)
      .innerJoin(exercises, eq(exercises.id, routineExercises.exerciseId))
      .where(eq(routineExercises.routineId, routineId))
      .orderBy(asc(routineExercises.position));
    if (prescribed.length > 0) {
      await tx
        .insert(progressExercises)
        // Numbered anew: the routine's own positions need not be without gaps.
        .values(prescribed.map((row, index) => ({ ...row, position: index + 1, progressId: run.id })));
    }
    return run.id;
  });
}

/**
 * Marks an exercise of the run as done. One that stands twice in the routine is done from the first; one that is done
 * already stays as it is, so that a repeated call changes nothing.
 */
export function completeExercise(
  db: Database,
  id: string,
  body: CompleteExerciseBody,
  { patientId, now }: Writer,
) {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, id, patientId);
    const { known, open } = await openExercise(tx, run.id, body.exerciseId);
    if (!known) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
    if (!open) return;
    await tx
      .update(progressExercises)
      .set({
        status: 'COMPLETED',
        actualSets: body.actualSets ?? null,
        actualReps: body.actualReps ?? null,
        actualDuration: body.actualDuration ?? null,
        notes: body.notes || null,
        pain: body.pain ?? null,
        effort: body.effort ?? null,
        completedAt: now,
      })
      .where(eq(progressExercises.id, open.id));
  });
}

/** Finishes a run; skipped exercises stay undone. A run that is finished already keeps its time. */
export function finishRun(db: Database, id: string, body: FinishRoutineBody, { patientId, now }: Writer) {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, id, patientId);
    if (run.status === 'COMPLETED') return;
    await changeRun(
      tx,
      run,
      {
        status: 'COMPLETED',
        finishedAt: now,
        notes: joinNotes(run.notes, body.notes),
        painBefore: body.painBefore ?? run.painBefore,
        painAfter: body.painAfter ?? run.painAfter,
        effort: body.effort ?? run.effort,
      },
      now,
    );
  });
}

/** Notes feelings, the set reached, or a stop because of pain; also after the run was finished. */
export function noteProgress(db: Database, id: string, body: NoteProgressBody, { patientId, now }: Writer) {
  return db.transaction(async (tx) => {
    const run = await lockRun(tx, id, patientId);
    const { known, open } = body.exerciseId
      ? await openExercise(tx, run.id, body.exerciseId)
      : { known: undefined, open: undefined };
    if (body.exerciseId && !known) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
    if (body.setsDone !== undefined && open) {
      await tx
        .update(progressExercises)
        .set({ status: 'IN_PROGRESS', actualSets: body.setsDone })
        .where(eq(progressExercises.id, open.id));
    }
    const stopText = known ? `${STOPPED_NOTE} en «${known.name}»` : STOPPED_NOTE;
    const { painBefore, painAfter, effort, stopped } = body;
    if (painBefore === undefined && painAfter === undefined && effort === undefined && !stopped) return;
    await changeRun(
      tx,
      run,
      {
        painBefore: painBefore ?? run.painBefore,
        painAfter: painAfter ?? run.painAfter,
        effort: effort ?? run.effort,
        notes: stopped ? joinNotes(run.notes, stopText) : run.notes,
      },
      now,
    );
  });
}
