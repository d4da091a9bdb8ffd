import type { EditOf } from '@/contract/edits/rule';
import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms/messages';
import { roomBodySchema, type RoomBody } from '@/contract/rooms/schemas';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { roomRepository } from '../repository';

/** Changes a room's name, or whether it is offered. An edit changes its own fields alone. */
export async function updateRoom(
  { db, now }: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<RoomBody> },
) {
  const room = await db.transaction(async (transaction) => {
    const repository = roomRepository(transaction);
    const stored = await repository.hold(id);
    return stored && repository.update(id, editedBody({ schema: roomBodySchema, edit, stored }), now);
  });
  if (!room) throw notFound(MESSAGES.notFound);
  return { room };
}
