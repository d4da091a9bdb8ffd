import type { CommandContext } from '../../core/context';
import { findEditable } from '../checks';
import { routineRepository } from '../repository';

/** Deletes a routine or template; the patients' runs stay. */
export async function removeRoutine(context: CommandContext, { id }: { id: string }): Promise<void> {
  const { db, user, audited } = context;
  await db.transaction(async (transaction) => {
    const row = await findEditable(transaction, user, id);
    await routineRepository(transaction).hide(row.id, context);
    audited({ patientId: row.patientId });
  });
}
