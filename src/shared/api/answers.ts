import { isObject } from '@/shared/lib/values';

/**
 * Object of a single answer: the answer itself, or its value under `data` or one of `names` (also inside
 * `data`).
 */
export function objectOf(answer: unknown, ...names: string[]): Record<string, unknown> {
  const outer = isObject(answer) ? answer : {};
  for (const name of names) if (isObject(outer[name])) return outer[name];
  if (isObject(outer.data)) {
    for (const name of names)
      if (isObject(outer.data[name])) return outer.data[name] as Record<string, unknown>;
    return outer.data;
  }
  return outer;
}

/** Text of a field; `fallback` if it is missing or of another type. */
export const textOf = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fallback;

/**
 * Readers for the shapes of answers that backends may send (docs/product-rules.md#other-backends). Each
 * endpoint calls one in `transformResponse`, so that the rest of the app sees a single shape.
 */

/**
 * Rows of a list answer: an array, `{ data }`, `{ [name] }`, or `{ data: { [name] } }`. Anything else gives
 * an empty list.
 */
export function listOf(answer: unknown, ...names: string[]): Record<string, unknown>[] {
  const candidates = [answer];
  if (isObject(answer)) {
    candidates.push(...names.map((name) => answer[name]), answer.data);
    if (isObject(answer.data))
      candidates.push(...names.map((name) => (answer.data as Record<string, unknown>)[name]));
  }
  const rows = candidates.find(Array.isArray) ?? [];
  return rows.filter(isObject);
}

/** Text of a field; `null` if it is missing or empty. */
export const optionalTextOf = (value: unknown): string | null => textOf(value) || null;

/** Finite number of a field, which may be numeric text; `fallback` otherwise. */
export function numberOf<T extends number | null>(value: unknown, fallback: T): number | T {
  const number =
    typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : fallback;
}

/** Id of an entity: `id`, or `_id` of document databases. Numbers become text. */
export const idOf = (raw: Record<string, unknown>): string => textOf(raw.id ?? raw._id);
