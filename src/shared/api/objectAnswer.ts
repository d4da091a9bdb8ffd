import { isObject } from '@/shared/lib/objects';

/* The readers that sign-in needs, apart from those of lists (answers.ts), which come with the screens. */

/** The object of a single answer: bare, under `data`, or under one of `names` (also inside `data`). */
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

/** Text of a field, or `fallback` where it is missing or of another type. */
export const textOf = (value: unknown, fallback = ''): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : fallback;
