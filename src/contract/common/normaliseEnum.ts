/** A status, type or role in either spelling: `no-show` and `NO_SHOW` both become `NO_SHOW`; other types pass through. */
export function normaliseEnum(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toUpperCase().replaceAll('-', '_') : value;
}
