import { isObject } from '@/shared/lib/objects';

/* Separate from answers.ts, because sign-in needs only these readers and loads first. */

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
