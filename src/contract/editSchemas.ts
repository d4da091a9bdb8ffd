import * as yup from 'yup';
import type { EditOf, EditShape, Fields } from './edits';

/** Texts about what two people changed. Their wording is not fixed. */
export const EDIT_MESSAGES = {
  changedMeanwhile: 'Mientras tanto, alguien ha cambiado lo mismo de otra manera',
} as const;

const read = yup
  .mixed<Fields>({
    type: 'object',
    check: (value: unknown): value is Fields =>
      typeof value === 'object' && value !== null && !Array.isArray(value),
  })
  .optional();

/**
 * Body of an update that may also come as an edit: with `read`, each of its fields may be absent. The server merges it
 * with what is stored and checks the whole.
 */
export function editable<Body extends yup.AnyObject>(
  body: yup.ObjectSchema<Body>,
  { portions = {} }: EditShape = {},
): yup.ObjectSchema<EditOf<Body>> {
  // Of a list in portions, an edit may name only rows that are to go.
  const partOf = (name: string, field: yup.AnySchema) =>
    (name in portions ? (field as yup.ArraySchema<unknown[], unknown>).min(0) : field).optional();
  const fields = Object.fromEntries(
    Object.entries(body.fields as unknown as Record<string, yup.AnySchema>).map(([name, field]) => [
      name,
      field.when('read', ([known], one) => (known ? partOf(name, one) : one)),
    ]),
  );
  return body.shape({ ...fields, read }) as unknown as yup.ObjectSchema<EditOf<Body>>;
}
