import { SERVICE_MESSAGES as MESSAGES } from '@/contract/services/messages';
import { violates } from '../../db/failures';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { serviceRepository } from '../repository';

/** Deletes a service that no appointment has. Throws 409 otherwise: it can be deactivated instead. */
export async function removeService(
  { db }: CommandContext,
  { id }: { id: string },
): Promise<{ success: true }> {
  const repository = serviceRepository(db);
  if (await repository.isUsed(id)) throw conflict(MESSAGES.used);
  try {
    // The transaction keeps a refusal from spoiling the one around it.
    const removed = await db.transaction((transaction) => serviceRepository(transaction).remove(id));
    if (!removed) throw notFound(MESSAGES.notFound);
  } catch (error) {
    // An appointment took it in the meantime.
    if (violates(error, 'appointments_service_id_services_id_fk')) throw conflict(MESSAGES.used);
    throw error;
  }
  return { success: true };
}
