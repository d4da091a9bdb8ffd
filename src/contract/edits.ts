import { cleanText } from './common/text';

/** Fields of a body or a form by name. A list is one value, unless its shape says otherwise. */
export type Fields = Readonly<Record<string, unknown>>;

/** How the fields of a body are compared. */
export interface EditShape {
  /** Fields, by their paths, that only make sense together: what meets one of them meets them all. */
  together?: readonly (readonly string[])[];
  /** Names of objects that are compared field by field. Any other object is one value. */
  inner?: readonly string[];
  /** Lists that are compared in portions: rows with the same value under the given name are one. */
  portions?: Readonly<Record<string, string>>;
}

/** Day and hour of something: neither is changed without the other. */
export const DAY_AND_HOUR: EditShape = { together: [['date', 'time']] };

/** A field that two people changed differently. */
export interface EditClash {
  /** Path of the field, e.g. `details.town`. */
  field: string;
  mine: unknown;
  /** What is stored now. */
  theirs: unknown;
}

/** Documented body of an update or, with `read`, only its changed fields and what was read for them. */
export type EditOf<Body> = Partial<Body> & { read?: Fields | undefined };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value says nothing: null, absent, an empty text or an empty list. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether two values say the same to a person: nothing is nothing however it is written, and unseen characters do not count. */
export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  if (typeof one === 'string' && typeof other === 'string')
    return cleanText(one).trim() === cleanText(other).trim();
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (isFields(one) && isFields(other))
    return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
      isSame(one[key], other[key]),
    );
  return one === other;
}

const own = (fields: unknown, key: string): unknown =>
  isFields(fields) && Object.hasOwn(fields, key) ? fields[key] : undefined;

/** Value at a path of one or two names. */
export function valueAt(fields: Fields, path: string): unknown {
  const [outer = '', inner] = path.split('.', 2);
  const value = own(fields, outer);
  return inner === undefined ? value : own(value, inner);
}

/** Copy of the fields with other values at some paths. */
export function withValues(fields: Fields, values: readonly (readonly [string, unknown])[]): Fields {
  const copy = new Map(Object.entries(fields));
  for (const [path, value] of values) {
    const [outer = '', inner] = path.split('.', 2);
    const within = copy.get(outer);
    copy.set(outer, inner === undefined ? value : { ...(isFields(within) ? within : {}), [inner]: value });
  }
  return Object.fromEntries(copy);
}

/** The lists that are compared in portions, as objects of their portions. */
function inPortions({ portions = {} }: EditShape, fields: Fields): Fields {
  const lists = Object.entries(portions).flatMap(([name, key]): [string, Fields][] => {
    const list = fields[name];
    if (!Array.isArray(list)) return [];
    const rows = new Map<string, unknown[]>();
    for (const row of list)
      rows.set(String(own(row, key)), [...(rows.get(String(own(row, key))) ?? []), row]);
    return [[name, Object.fromEntries(rows)]];
  });
  return { ...fields, ...Object.fromEntries(lists) };
}

/** The lists again, by portion. */
function inOneList({ portions = {} }: EditShape, fields: Fields): Fields {
  const lists = Object.keys(portions).flatMap((name): [string, unknown][] => {
    const parts = fields[name];
    if (!isFields(parts)) return [];
    const keys = Object.keys(parts).sort();
    return [[name, keys.flatMap((key) => (Array.isArray(parts[key]) ? (parts[key] as unknown[]) : []))]];
  });
  return { ...fields, ...Object.fromEntries(lists) };
}

/** Paths of all fields that one of the sides names. */
const pathsOf = ({ inner = [], portions = {} }: EditShape, ...sides: readonly Fields[]): string[] =>
  [...new Set(sides.flatMap((side) => Object.keys(side)))].flatMap((key) => {
    if (!inner.includes(key) && !(key in portions && sides.some((side) => isFields(side[key])))) return [key];
    const names = sides.flatMap((side) => (isFields(side[key]) ? Object.keys(side[key]) : []));
    return [...new Set(names)].map((name) => `${key}.${name}`);
  });

/** Only the fields that `like` names. */
export const fieldsLike = (like: Fields, fields: Fields, shape: EditShape = {}): Fields =>
  withValues(
    {},
    pathsOf(shape, like).map((path) => [path, valueAt(fields, path)]),
  );

/**
 * Merges an edit with what is stored, field by field:
 * - a field that only this person changed gets their value;
 * - a field that they left alone keeps the stored value;
 * - a field that both changed differently is a clash.
 *
 * `read` is what they saw, and only its fields are theirs to change. `mine` is what they want, `theirs` what is stored.
 */
export function mergeEdit(
  sides: { read: Fields; mine: Fields; theirs: Fields },
  shape: EditShape = {},
): { merged: Fields; clashes: EditClash[] } {
  const { together = [] } = shape;
  const [read, mine, theirs] = [sides.read, sides.mine, sides.theirs].map((side) =>
    inPortions(shape, side),
  ) as [Fields, Fields, Fields];
  // What was not there when it was read, and is wanted now, is named by the list of what is wanted alone.
  const added = Object.keys(shape.portions ?? {}).flatMap((name) =>
    name in read ? [[name, mine[name]]] : [],
  );
  const paths = pathsOf(shape, read, Object.fromEntries(added) as Fields);
  const isTouched = (path: string, side: Fields) =>
    (together.find((group) => group.includes(path)) ?? [path]).some(
      (one) => paths.includes(one) && !isSame(valueAt(read, one), valueAt(side, one)),
    );
  const changes: [string, unknown][] = [];
  const clashes: EditClash[] = [];
  for (const field of paths) {
    const [wanted, stored] = [valueAt(mine, field), valueAt(theirs, field)];
    if (isSame(wanted, stored) || !isTouched(field, mine)) continue;
    if (isTouched(field, theirs)) clashes.push({ field, mine: wanted ?? null, theirs: stored ?? null });
    else changes.push([field, wanted]);
  }
  return { merged: inOneList(shape, withValues(theirs, changes)), clashes };
}

/** Body that holds only what differs from what was read, and what was read for it. */
export function changesOf(before: Fields, after: Fields, shape: EditShape = {}): Fields & { read: Fields } {
  const { together = [] } = shape;
  const [read, mine] = [inPortions(shape, before), inPortions(shape, after)];
  const changed = pathsOf(shape, read, mine).filter(
    (path) => !isSame(valueAt(read, path), valueAt(mine, path)),
  );
  const paths = new Set(
    changed.flatMap((path) => [path, ...together.filter((group) => group.includes(path)).flat()]),
  );
  const named = (fields: Fields) =>
    inOneList(
      shape,
      withValues(
        {},
        [...paths].map((path) => [path, valueAt(fields, path) ?? null]),
      ),
    );
  return { ...named(mine), read: named(read) };
}
