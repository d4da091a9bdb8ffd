/** A difference between two states. A missing side is `undefined`. */
export interface Difference {
  path: string;
  before: unknown;
  after: unknown;
}

const hasParts = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Differences between two states, at most `limit`. Equal references are not compared further. */
export function differences(before: unknown, after: unknown, limit = 200): Difference[] {
  const found: Difference[] = [];
  function compare(one: unknown, other: unknown, path: string): void {
    if (Object.is(one, other) || found.length >= limit) return;
    if (!hasParts(one) || !hasParts(other) || Array.isArray(one) !== Array.isArray(other)) {
      found.push({ path, before: one, after: other });
      return;
    }
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      compare(one[key], other[key], path ? `${path} › ${key}` : key);
  }
  compare(before, after, '');
  return found;
}
