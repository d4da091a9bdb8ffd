const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a value is a UUID. Ids in bodies may be any text, and PostgreSQL raises an error for a malformed
 * UUID.
 */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

const CALL_KEY = /^[\w.:~+/=-]{8,}$/;

/** Whether a value is a client's key of 8 to `max` characters, by which a repeated call is recognised. */
export const isCallKey = (value: unknown, max = 200): value is string =>
  typeof value === 'string' && value.length <= max && CALL_KEY.test(value);
