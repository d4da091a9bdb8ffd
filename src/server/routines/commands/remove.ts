import type { CommandContext } from '../../http/command';
import { findEditable } from '../checks';
import { routineRepository } from '../repository';

/** Takes a routine or a template away; what patients did with it stays. */
export async function removeRoutine(
  { db, user, now, audited }: CommandContext,
  { id }: { id: string },
): Promise<{ success: true }> {
  await db.transaction(async (transaction) => {
    const row = await findEditable(transaction, user, id);
    await routineRepository(transaction).hide(row.id, now);
    audited({ patientId: row.patientId });
  });
  return { success: true };
}
