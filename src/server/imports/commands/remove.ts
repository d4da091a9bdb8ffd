import { IMPORT_MESSAGES as MESSAGES } from '@/contract/imports';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { importRepository } from '../repository';

/**
 * Cancels an import that has not ended, or undoes one that has, as long as nothing hangs on any of its records: they were
 * never treated, so nothing of them has to be kept. All are removed, or none.
 */
export async function removeImport({ db, user, now, origin }: CommandContext, id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    const repository = importRepository(transaction);
    const found = await repository.find(user.id, id);
    if (!found) throw notFound(MESSAGES.notFound);
    await repository.lock(id);
    const current = await repository.find(user.id, id);
    if (!current?.finishedAt) return void (await repository.drop(id));
    if (current.undoneAt) return;
    const used = await repository.inUse(id);
    if (used > 0) throw conflict(MESSAGES.inUse(used));
    const actor = { id: user.id, role: user.role };
    await repository.log(id, { at: now, actor, action: 'DELETE', address: origin.address });
    await repository.removeRecords(id, now);
  });
}
