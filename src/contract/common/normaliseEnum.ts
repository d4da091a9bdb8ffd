/**
 * Normalises the spelling of a status, type or role: `no-show` and `NO_SHOW` both become `NO_SHOW`. Values of
 * other types are returned unchanged.
 */
export function normaliseEnum(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toUpperCase().replaceAll('-', '_') : value;
}
