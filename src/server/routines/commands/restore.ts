import { restoreRow } from '../../db/deletions';
import type { CommandContext } from '../../core/context';
import { toRoutineAnswer } from '../answers';
import { findEditable } from '../checks';

/** Gives back a routine or template that the caller has just deleted. Throws `conflict` when the time to undo is over. */
export async function restoreRoutine(context: CommandContext, { id }: { id: string }) {
  const { db, user, audited } = context;
  const row = await db.transaction(async (transaction) => {
    await restoreRow({ ...context, db: transaction }, 'routines', id);
    return findEditable(transaction, user, id);
  });
  audited({ patientId: row.patientId });
  return toRoutineAnswer(row, user, context);
}
