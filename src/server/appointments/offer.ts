import { ROOM_MESSAGES } from '@/contract/rooms';
import { SERVICE_MESSAGES } from '@/contract/services';
import type { Database } from '../db/database';
import { invalidField } from '../core/errors';
import { isUuid } from '../core/ids';
import { roomRepository, serviceRepository } from '../namedThings/kindsRepository';

/** Service and room of an appointment, with the time kept free after it. */
export interface Offer {
  serviceId: string | null;
  bufferAfter: number;
  roomId: string | null;
}

interface Asked {
  serviceId?: string | null | undefined;
  roomId?: string | null | undefined;
}

const NOTHING: Offer = { serviceId: null, bufferAfter: 0, roomId: null };

async function serviceOf(db: Database, asked: Asked['serviceId'], kept: Offer) {
  const { serviceId, bufferAfter } = kept;
  if (asked === undefined || asked === serviceId) return { serviceId, bufferAfter };
  if (!asked) return { serviceId: null, bufferAfter: 0 };
  const service = isUuid(asked) ? await serviceRepository(db).find(asked) : undefined;
  if (!service) throw invalidField('serviceId', SERVICE_MESSAGES.unknown);
  if (!service.active) throw invalidField('serviceId', SERVICE_MESSAGES.inactive);
  return { serviceId: service.id, bufferAfter: service.bufferAfter };
}

async function roomOf(db: Database, asked: Asked['roomId'], { roomId }: Offer) {
  if (asked === undefined || asked === roomId) return roomId;
  if (!asked) return null;
  const room = isUuid(asked) ? await roomRepository(db).find(asked) : undefined;
  if (!room) throw invalidField('roomId', ROOM_MESSAGES.unknown);
  if (!room.active) throw invalidField('roomId', ROOM_MESSAGES.inactive);
  return room.id;
}

/**
 * The service and room that a body asks for. An absent key keeps what is stored, also if it is no longer offered; null
 * clears it. Throws `invalid` beside the field for one that is unknown or not active.
 */
export async function offerOf(
  db: Database,
  { serviceId, roomId }: Asked,
  kept: Offer = NOTHING,
): Promise<Offer> {
  return { ...(await serviceOf(db, serviceId, kept)), roomId: await roomOf(db, roomId, kept) };
}
