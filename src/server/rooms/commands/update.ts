import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms/messages';
import type { RoomBody } from '@/contract/rooms/schemas';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { roomRepository } from '../repository';

/** Changes a room's name, or whether it is offered. */
export async function updateRoom({ db, now }: CommandContext, { id, body }: { id: string; body: RoomBody }) {
  const room = await roomRepository(db).update(id, body, now);
  if (!room) throw notFound(MESSAGES.notFound);
  return { room };
}
