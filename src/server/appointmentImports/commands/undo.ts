import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from '@/contract/appointmentImports';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { appointmentImportRepository } from '../repository';

/** Removes the appointments of an import while none has begun or was changed: all of them, or none. */
export async function undoAppointmentImport(
  { db, user, now, origin }: CommandContext,
  id: string,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const repository = appointmentImportRepository(transaction);
    const found = await repository.find(user.id, id);
    if (!found) throw notFound(MESSAGES.notFound);
    await repository.lock(id);
    const current = await repository.find(user.id, id);
    if (current?.undoneAt) return;
    const used = await repository.inUse(id, now);
    if (used > 0) throw conflict(MESSAGES.inUse(used));
    const actor = { id: user.id, role: user.role };
    await repository.log(id, { at: now, actor, action: 'DELETE', address: origin.address });
    await repository.undo(id, now);
  });
}
