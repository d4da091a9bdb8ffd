/**
 * Joins class names, leaving out what is false, null, undefined or empty.
 * Returns `undefined` when nothing is left, so that no empty `class` attribute is written.
 */
export function cx(...names: (string | false | null | undefined)[]): string | undefined {
  const kept = names.filter(Boolean);
  return kept.length > 0 ? kept.join(' ') : undefined;
}
