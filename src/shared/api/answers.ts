import { isObject } from '@/shared/lib/objects';
import { textOf } from './objectAnswer';

/**
 * Readers of the answer shapes that backends may send (docs/product-rules.md#other-backends). Each endpoint's
 * `transformResponse` calls one of them once, so that the rest of the app knows a single shape.
 */

/**
 * The rows of a list answer: a bare array, `{ data }`, `{ [name] }`, or those inside `data`.
 * Anything else is an empty list.
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

/** Text of a field, or `null` where it is missing or empty. */
export const optionalTextOf = (value: unknown): string | null => textOf(value) || null;

/** Finite number of a field (numeric text counts), or `fallback`. */
export function numberOf<T extends number | null>(value: unknown, fallback: T): number | T {
  const number =
    typeof value === 'number' || (typeof value === 'string' && value !== '') ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : fallback;
}

/** Identifier of an entity: `id`, or `_id` of document databases; numbers become text. */
export const idOf = (raw: Record<string, unknown>): string => textOf(raw.id ?? raw._id);
