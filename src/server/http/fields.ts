import * as yup from 'yup';
import { FIELD_MESSAGES } from '@/contract/common/messages';
import { isUuid } from '../core/ids';

/** `:id` of a path. Anything but a UUID is answered with 404, like an absent object. */
export const idParams = yup.object({
  id: yup.string().required().test('id', FIELD_MESSAGES.wrongType, isUuid),
});

/** Answer of a write that returns no data. */
export const doneAnswer = yup.object({ success: yup.boolean().required() });

/** Answer that is a file of one of these media types, for the OpenAPI document. Nothing serialises it. */
export const fileAnswer = (types: readonly string[]) => ({
  description: 'Archivo',
  content: Object.fromEntries(
    types.map((type) => [type.replace(/;.*/, ''), { schema: { type: 'string', format: 'binary' } }]),
  ),
});

/** Whether the schema of an answer is `fileAnswer`. */
export const isFileAnswer = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'content' in schema;

/** Answers that a write which returns nothing is done. */
export async function done(write: Promise<void>): Promise<{ success: true }> {
  await write;
  return { success: true };
}
