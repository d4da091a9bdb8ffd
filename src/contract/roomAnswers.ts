import * as yup from 'yup';
import { type Entity, given } from './common/fields';

/** A room as an appointment shows it. */
export const roomLabel = yup.object({ id: given(), name: given() });
export type RoomLabel = Entity<typeof roomLabel>;

/** A room that an appointment may take. */
export const room = roomLabel.shape({ active: yup.boolean().required() });
export type Room = Entity<typeof room>;

/** GET /api/rooms. */
export const roomsAnswer = yup.object({ rooms: yup.array(room).required() });

/** POST and PUT of a room. */
export const oneRoomAnswer = yup.object({ room: room.required() });
