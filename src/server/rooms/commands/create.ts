import type { RoomBody } from '@/contract/rooms/schemas';
import type { CommandContext } from '../../core/context';
import { roomRepository } from '../repository';

/** Adds a room. Throws 409 if the name is taken. */
export async function createRoom({ db, now }: CommandContext, body: RoomBody) {
  return { room: await roomRepository(db).create(body, now) };
}
