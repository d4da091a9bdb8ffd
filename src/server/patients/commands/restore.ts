import { PATIENT_MESSAGES } from '@/contract/patients';
import { agendaRepository } from '../../appointments/agendaRepository';
import { restoreAhead } from '../../appointments/commands/restore';
import { accountRepository } from '../../auth/accountRepository';
import { restoreRow } from '../../db/deletions';
import { violates } from '../../db/failures';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { invitationRepository } from '../../invitations/repository';
import { refusingDuplicates } from '../duplicates';
import { findReached } from '../access';
import { getPatient } from '../queries';

/** Undoes what `removePatient` did. Returns the starts of the appointments whose hour was taken meanwhile. */
async function giveBack(context: CommandContext, id: string): Promise<Date[]> {
  const { db, user } = context;
  await agendaRepository(db).lockPatient(id);
  const deletedAt = await restoreRow(context, 'patients', id);
  if (!deletedAt) return [];
  const record = await findReached(db, user, id);
  if (!record) throw notFound(PATIENT_MESSAGES.notFound);
  if (record.userId) await accountRepository(db).giveBack(record.userId, deletedAt);
  await invitationRepository(db).reopenOf(id, deletedAt);
  return restoreAhead(context, id, deletedAt);
}

/**
 * Gives back a record that the caller has just deleted. Its account, open invitation and future appointments come back in
 * the same transaction. An appointment whose hour was taken meanwhile stays cancelled and is named. The patient signs in
 * again. Throws `conflict` when the time to undo is over, or if the address belongs to another account now.
 */
export async function restorePatient(context: CommandContext, { id }: { id: string }) {
  const restoring = context.db.transaction((transaction) => giveBack({ ...context, db: transaction }, id));
  const taken = await refusingDuplicates(restoring).catch((error: unknown) => {
    throw violates(error, 'users_email_unique') ? conflict(PATIENT_MESSAGES.accountTaken) : error;
  });
  return {
    ...(await getPatient(context, { id })),
    stillCancelled: taken.map((start) => start.toISOString()),
  };
}
