import * as yup from 'yup';
import { FIELD_MESSAGES } from '@/contract/common/messages';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for an id that our database could hold. Ids of a body may be any text, and PostgreSQL refuses others loudly. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

const uuid = () => yup.string().required().matches(UUID, FIELD_MESSAGES.wrongType);

/** `:id` of a path. Anything but a uuid is answered 404, like an absent object. */
export const idParams = yup.object({ id: uuid() });

/** Answer of a change that has nothing to tell. */
export const doneAnswer = yup.object({ success: yup.boolean().required() });
