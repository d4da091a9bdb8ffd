import { wallClockOf } from '@/contract/common/practiceTime';
import { PROGRESS_MESSAGES } from '@/contract/progress';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { isUuid } from '../../core/ids';
import { statusAt } from '../../routines/status';
import { ownRecord } from '../ownRecord';
import { isResumable } from '../routinePlans';
import { readRun } from '../queries';
import { runRepository } from '../runRepository';

/**
 * Starts a run, or returns the unfinished one: today's, or yesterday's if it began at most three hours ago.
 */
export async function startRun(context: CommandContext, { routineId }: { routineId: string }) {
  const { db, now, timeZone } = context;
  const patientId = ownRecord(context);
  if (!isUuid(routineId)) throw notFound(PROGRESS_MESSAGES.routineMissing);
  const today = wallClockOf(now, timeZone).date;
  const id = await db.transaction(async (transaction) => {
    const repository = runRepository(transaction);
    const routine = await repository.lockRoutine(routineId, patientId);
    if (!routine) throw notFound(PROGRESS_MESSAGES.routineMissing);
    const runs = await repository.recent(routineId, patientId, today);
    const open = runs.find((run) => isResumable(run, today, now));
    if (open) return open.id;
    if (statusAt(routine, { now, timeZone }) === 'COMPLETED') throw conflict(PROGRESS_MESSAGES.routineEnded);
    const last = runs.find(({ day }) => day === today)?.run ?? 0;
    const begun = { routineName: routine.name, startedAt: now };
    return repository.start({ routineId, patientId, day: today, run: last + 1, ...begun });
  });
  return readRun(context, id);
}
