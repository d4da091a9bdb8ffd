import { IMPORT_MESSAGES as MESSAGES } from '@/contract/imports';
import { violates } from '../../db/failures';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { toImportAnswer } from '../queries';
import { importRepository } from '../repository';

/** Ends an import: all of its patients exist, or none. Called again, it answers the same. No mail leaves. */
export async function finishImport(context: CommandContext, id: string) {
  const { db, user, now, origin } = context;
  try {
    const ended = await db.transaction(async (transaction) => {
      const repository = importRepository(transaction);
      const found = await repository.find(user.id, id);
      if (!found) throw notFound(MESSAGES.notFound);
      await repository.lock(id);
      const current = await repository.find(user.id, id);
      if (current?.finishedAt) return current;
      if ((await repository.staged(id)) !== found.total) throw conflict(MESSAGES.incomplete);
      await repository.createRecords(id, now);
      const actor = { id: user.id, role: user.role };
      await repository.log(id, { at: now, actor, action: 'CREATE', address: origin.address });
      return { ...found, finishedAt: now };
    });
    return toImportAnswer(ended);
  } catch (error) {
    if (violates(error, 'patients_therapist_email')) throw conflict(MESSAGES.emailTaken);
    throw error;
  }
}
