import * as yup from 'yup';
import { requiredText } from './common/fields';
import { ROOM_LIMITS, ROOM_MESSAGES } from './rooms';

/** The form of a room. */
export const roomFormSchema = yup.object({
  name: requiredText(ROOM_LIMITS.nameMax, ROOM_MESSAGES.nameRequired),
});

/** Body of POST and PUT /api/rooms. */
export const roomBodySchema = roomFormSchema.shape({ active: yup.boolean().strict().required() });
export type RoomBody = yup.InferType<typeof roomBodySchema>;
