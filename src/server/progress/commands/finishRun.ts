import { PROGRESS_MESSAGES } from '@/contract/progress';
import type { FinishRoutineBody } from '@/contract/progressSchemas';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { isUuid } from '../../core/ids';
import { ownRecord } from '../ownRecord';
import { readRun } from '../queries';
import { changeRun, joinNotes, lockRun } from '../runChange';

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
    if (run.status === 'COMPLETED') return;
    await changeRun(
      transaction,
      run,
      {
        status: 'COMPLETED',
        finishedAt: now,
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
