import { ValidationError, type ObjectSchema } from 'yup';
import { type EditOf, type EditShape, type Fields, fieldsLike, mergeEdit } from '@/contract/edits';
import { EDIT_MESSAGES } from '@/contract/editSchemas';
import { conflict, validationFailure } from './errors';

interface Editing<Body extends object> {
  /** Schema of the whole body. */
  schema: ObjectSchema<Body>;
  edit: EditOf<Body>;
  /**
   * What is stored now, as a body would say it and no more than the caller may see. The caller holds its row. What is no
   * field of the body does not count.
   */
  stored: Fields;
  /** Keys that a body leaves out where it changes nothing of them, so that they mean something else if they are there. */
  ifNamed?: readonly (keyof Body & string)[];
  shape?: EditShape;
  /** Puts lists whose order says nothing into one order. */
  inOrder?: (fields: Fields) => Fields;
}

/**
 * The whole body of an update. An edit is merged with what is stored; a body without `read` is taken as it is. Throws
 * 409 with both sides of each field that clashes, and 400 if the merged body is not valid.
 */
export function editedBody<Body extends object>({
  schema,
  edit,
  stored,
  ifNamed = [],
  shape,
  inOrder = (fields) => fields,
}: Editing<Body>): Body {
  const { read, ...mine } = edit;
  if (!read) return mine as Body;
  const omitted: readonly string[] = ifNamed.filter((key) => !Object.hasOwn(read, key));
  const kept = Object.entries(stored).filter(([key]) => !omitted.includes(key));
  // What was read is spelled as a form spells it.
  const spelled = (fields: Fields): Fields =>
    schema.cast(fields, { assert: false, stripUnknown: true }) as Fields;
  const sides = {
    read: inOrder(fieldsLike(read, spelled(read), shape)),
    mine: inOrder(mine as Fields),
    theirs: inOrder(spelled(Object.fromEntries(kept))),
  };
  const { merged, clashes } = mergeEdit(sides, shape);
  if (clashes.length > 0) throw conflict(EDIT_MESSAGES.changedMeanwhile, { clashes });
  try {
    return schema.validateSync(merged, { abortEarly: false, stripUnknown: true }) as Body;
  } catch (error) {
    throw ValidationError.isError(error) ? validationFailure(error) : error;
  }
}
