import { eq, or, sql } from 'drizzle-orm';
import type { Room } from '@/contract/roomAnswers';
import { ROOM_MESSAGES } from '@/contract/rooms';
import { type RoomBody, roomBodySchema } from '@/contract/roomSchemas';
import type { Service } from '@/contract/serviceAnswers';
import { SERVICE_MESSAGES } from '@/contract/services';
import { type ServiceBody, serviceBodySchema } from '@/contract/serviceSchemas';
import { pickColumns } from '../db/columns';
import { appointmentEvents, appointments, rooms, services } from '../db/schema';
import { namedThingRepository, type NamedThing } from './repository';

const { fromRoomId, toRoomId } = appointmentEvents;

/** Rooms of the practice. */
export const room: NamedThing<Room, RoomBody> = {
  table: rooms,
  columns: { id: rooms.id, name: rooms.name, active: rooms.active },
  schema: roomBodySchema,
  valuesOf: (body) => body,
  isUsed: (id) =>
    sql<boolean>`exists (select from ${appointments} where ${eq(appointments.roomId, id)}) or exists (select from ${appointmentEvents} where ${or(eq(fromRoomId, id), eq(toRoomId, id))})`,
  uses: [
    'appointments_room_id_rooms_id_fk',
    'appointment_events_from_room_id_rooms_id_fk',
    'appointment_events_to_room_id_rooms_id_fk',
  ],
  messages: ROOM_MESSAGES,
};

export const roomRepository = namedThingRepository(room);

/** What the practice offers. */
export const service: NamedThing<Service, ServiceBody> = {
  table: services,
  columns: {
    ...pickColumns(services, 'id', 'name', 'type', 'duration', 'bufferAfter'),
    ...pickColumns(services, 'priceCents', 'vatClass', 'colour', 'active'),
  },
  schema: serviceBodySchema,
  valuesOf: ({ priceCents, ...body }) => ({ ...body, priceCents: priceCents ?? null }),
  isUsed: (id) => sql<boolean>`exists (select from ${appointments} where ${eq(appointments.serviceId, id)})`,
  uses: ['appointments_service_id_services_id_fk'],
  messages: SERVICE_MESSAGES,
};

export const serviceRepository = namedThingRepository(service);
