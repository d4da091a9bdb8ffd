import type { CommandContext } from '../core/context';
import { roomRepository } from './repository';

/** All rooms of the practice, active ones first, by name. */
export async function listRooms({ db }: CommandContext) {
  return { rooms: await roomRepository(db).list() };
}
