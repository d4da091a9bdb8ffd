/**
 * Joins class names and skips false, null, undefined and empty ones. Returns `undefined` if none is left, so
 * that no empty `class` attribute is rendered.
 */
export function cx(...names: (string | false | null | undefined)[]): string | undefined {
  const kept = names.filter(Boolean);
  return kept.length > 0 ? kept.join(' ') : undefined;
}
