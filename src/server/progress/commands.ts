import { worstPain } from '@/contract/pain';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import type {
  CompleteExerciseBody,
  FinishRoutineBody,
  NoteProgressBody,
  ReviewBody,
} from '@/contract/progressSchemas';
import type { CommandContext } from '../core/context';
import { conflict, notFound } from '../core/errors';
import { isUuid } from '../core/ids';
import { statusAt } from '../routines/values';
import { ownRecord, readRun } from './queries';
import { goesOn } from './routinePlans';
import { runRepository } from './runRepository';
import { changeRun, completeEntry, joinNotes, lockRun } from './runChange';
import { notificationsRepository } from '../notifications/repository';

/**
 * Starts a run, or returns the unfinished one: today's, or yesterday's if it began at most three hours ago. Who starts one
 * knows of the routine as it is, so its notice is read. One that goes on has the routine as it was.
 */
export async function startRun(context: CommandContext, { routineId }: { routineId: string }) {
  const { db, user, now, timeZone } = context;
  const patientId = ownRecord(context);
  if (!isUuid(routineId)) throw notFound(PROGRESS_MESSAGES.routineMissing);
  const id = await db.transaction(async (transaction) => {
    const repository = runRepository(transaction);
    const routine = await repository.lockRoutine(routineId, patientId);
    if (!routine) throw notFound(PROGRESS_MESSAGES.routineMissing);
    const runs = await repository.recent(routineId, patientId, user.today);
    const open = runs.find((run) => goesOn(run, { now, today: user.today, changedAt: routine.updatedAt }));
    if (open) return open.id;
    if (statusAt(routine, { now, timeZone }) === 'COMPLETED') throw conflict(PROGRESS_MESSAGES.routineEnded);
    await notificationsRepository(transaction).markSubjectRead(user.id, routineId, now);
    const last = runs.find(({ day }) => day === user.today)?.run ?? 0;
    const begun = { routineName: routine.name, startedAt: now };
    return repository.start({ routineId, patientId, day: user.today, run: last + 1, ...begun });
  });
  return readRun(context, id);
}

/** Text appended to the notes: where the patient stopped. No code searches for it. */
const stopText = (exercise: string | undefined) =>
  exercise ? `${PROGRESS_MESSAGES.stoppedNote} en «${exercise}»` : PROGRESS_MESSAGES.stoppedNote;

/** Stores feelings, the set reached, or a stop because of pain. Also works on a finished run. */
export async function noteProgress(
  context: CommandContext,
  { id, body }: { id: string; body: NoteProgressBody },
) {
  const { db, now, user } = context;
  const { exerciseId, order, setsDone, painBefore, painAfter, effort, stopped = false, notes } = body;
  const patientId = ownRecord(context);
  if (exerciseId && !isUuid(exerciseId)) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
  await db.transaction(async (transaction) => {
    const run = await lockRun(transaction, id, patientId);
    const repository = runRepository(transaction);
    const { known, open } = exerciseId
      ? await repository.openExercise(run.id, exerciseId, order)
      : { known: undefined, open: undefined };
    if (exerciseId && !known) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
    if (setsDone !== undefined && open) await repository.noteSets(open.id, setsDone);
    if (painBefore === undefined && painAfter === undefined && effort === undefined && !stopped) return;
    await changeRun(
      transaction,
      run,
      {
        painBefore: painBefore ?? run.painBefore,
        painAfter: painAfter ?? run.painAfter,
        effort: effort ?? run.effort,
        stoppedForPain: run.stoppedForPain || stopped,
        notes: stopped ? joinNotes(joinNotes(run.notes, stopText(known?.name)), notes) : run.notes,
      },
      { now, today: user.today },
    );
  });
  return readRun(context, id);
}

/**
 * Marks an exercise of the run as done: the entry at its place, or without one the first that is not done. A repeated call
 * changes nothing, unless another device tells of worse pain.
 */
export async function completeExercise(
  context: CommandContext,
  { id, body }: { id: string; body: CompleteExerciseBody },
) {
  const { db, now, user } = context;
  const patientId = ownRecord(context);
  if (!isUuid(body.exerciseId)) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
  await db.transaction(async (transaction) => {
    const run = await lockRun(transaction, id, patientId);
    const { known, open } = await runRepository(transaction).openExercise(
      run.id,
      body.exerciseId,
      body.order,
    );
    if (!known) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
    await completeEntry(transaction, run, { entry: open ?? known, done: body }, { now, today: user.today });
  });
  return readRun(context, id);
}

/** Finishes a run; skipped exercises stay undone. A run already finished keeps its first finishing time. */
export async function finishRun(
  context: CommandContext,
  { id, body }: { id: string | null | undefined; body: FinishRoutineBody },
) {
  const { db, now, user } = context;
  const patientId = ownRecord(context);
  if (!isUuid(id)) throw notFound(PROGRESS_MESSAGES.progressMissing);
  await db.transaction(async (transaction) => {
    const run = await lockRun(transaction, id, patientId);
    await changeRun(
      transaction,
      run,
      {
        status: 'COMPLETED',
        finishedAt: run.finishedAt ?? now,
        notes: joinNotes(run.notes, body.notes),
        painBefore: body.painBefore ?? run.painBefore,
        painAfter: body.painAfter ?? run.painAfter,
        effort: body.effort ?? run.effort,
      },
      { now, today: user.today },
    );
  });
  return readRun(context, id);
}

/**
 * Marks a run of a patient whom the therapist attends as reviewed and its notice as read. The first review's time
 * stays. Throws `conflict` where it hurt more by now than the therapist has read.
 */
export async function reviewPain(
  { db, user, now, audited }: CommandContext,
  { id, body: { pain } }: { id: string; body: ReviewBody },
) {
  return db.transaction(async (transaction) => {
    const repository = runRepository(transaction);
    const run = await repository.lockAttended(id, user);
    if (!run) throw notFound(PROGRESS_MESSAGES.progressMissing);
    audited({ patientId: run.patientId, entityId: run.id });
    const { painAfter } = run;
    const worst = worstPain({ painAfter, exercisePain: await repository.exercisePain(run.id) });
    if (typeof pain === 'number' && worst > pain) throw conflict(PROGRESS_MESSAGES.worseSince);
    const reviewedAt = run.reviewedAt ?? now;
    if (!run.reviewedAt) await repository.update(run.id, { reviewedAt, reviewedBy: user.id });
    await notificationsRepository(transaction).markSubjectRead(user.id, run.id, now);
    return { id: run.id, reviewedAt: reviewedAt.toISOString() };
  });
}
