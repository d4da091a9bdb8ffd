import { PROGRESS_MESSAGES } from '@/contract/progress';
import type { NoteProgressBody } from '@/contract/progressSchemas';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { isUuid } from '../../core/ids';
import { ownRecord } from '../ownRecord';
import { readRun } from '../queries';
import { changeRun, joinNotes, lockRun } from '../runChange';
import { runRepository } from '../runRepository';

/** Text appended to the notes: where the patient stopped. No code searches for it. */
const stopText = (exercise: string | undefined) =>
  exercise ? `${PROGRESS_MESSAGES.stoppedNote} en «${exercise}»` : PROGRESS_MESSAGES.stoppedNote;

/** Stores feelings, the set reached, or a stop because of pain. Also works on a finished run. */
export async function noteProgress(
  context: CommandContext,
  { id, body }: { id: string; body: NoteProgressBody },
) {
  const { db, now, user } = context;
  const { exerciseId, setsDone, painBefore, painAfter, effort, stopped = false } = body;
  const patientId = ownRecord(context);
  if (exerciseId && !isUuid(exerciseId)) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
  await db.transaction(async (transaction) => {
    const run = await lockRun(transaction, id, patientId);
    const repository = runRepository(transaction);
    const { known, open } = exerciseId
      ? await repository.openExercise(run.id, exerciseId)
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
        notes: stopped ? joinNotes(run.notes, stopText(known?.name)) : run.notes,
      },
      { now, today: user.today },
    );
  });
  return readRun(context, id);
}
