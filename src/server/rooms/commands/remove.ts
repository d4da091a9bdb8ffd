import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms/messages';
import { violates } from '../../db/failures';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { roomRepository } from '../repository';

/** What refers to a room for good. */
const USES = [
  'appointments_room_id_rooms_id_fk',
  'appointment_events_from_room_id_rooms_id_fk',
  'appointment_events_to_room_id_rooms_id_fk',
];

/** Deletes a room that no appointment has or had. Throws 409 otherwise: it can be deactivated instead. */
export async function removeRoom({ db }: CommandContext, { id }: { id: string }): Promise<{ success: true }> {
  const repository = roomRepository(db);
  if (await repository.isUsed(id)) throw conflict(MESSAGES.used);
  try {
    // The transaction keeps a refusal from spoiling the one around it.
    const removed = await db.transaction((transaction) => roomRepository(transaction).remove(id));
    if (!removed) throw notFound(MESSAGES.notFound);
  } catch (error) {
    // An appointment took it in the meantime, or left it.
    if (USES.some((constraint) => violates(error, constraint))) throw conflict(MESSAGES.used);
    throw error;
  }
  return { success: true };
}
