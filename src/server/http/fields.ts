import * as yup from 'yup';
import { FIELD_MESSAGES } from '@/contract/common/messages';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a value is a UUID. Ids in bodies may be any text, and PostgreSQL raises an error for a malformed
 * UUID.
 */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

const uuid = () => yup.string().required().matches(UUID, FIELD_MESSAGES.wrongType);

/** `:id` of a path. Anything but a UUID is answered with 404, like an absent object. */
export const idParams = yup.object({ id: uuid() });

/** Answer of a write that returns no data. */
export const doneAnswer = yup.object({ success: yup.boolean().required() });
