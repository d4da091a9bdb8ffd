import { PROGRESS_MESSAGES } from '@/contract/progress';
import type { CompleteExerciseBody } from '@/contract/progressSchemas';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { isUuid } from '../../core/ids';
import { ownRecord } from '../ownRecord';
import { readRun } from '../queries';
import { lockRun } from '../runChange';
import { runRepository } from '../runRepository';

/**
 * Marks an exercise of the run as done. An exercise that occurs twice is completed from the first entry on.
 * If all its entries are done, a repeated call changes nothing.
 */
export async function completeExercise(
  context: CommandContext,
  { id, body }: { id: string; body: CompleteExerciseBody },
) {
  const patientId = ownRecord(context);
  if (!isUuid(body.exerciseId)) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
  await context.db.transaction(async (transaction) => {
    const run = await lockRun(transaction, id, patientId);
    const repository = runRepository(transaction);
    const { known, open } = await repository.openExercise(run.id, body.exerciseId);
    if (!known) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
    if (!open) return;
    await repository.complete(open.id, body, context.now);
  });
  return readRun(context, id);
}
