const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Whether a value is a UUID. Ids in bodies may be any text, and PostgreSQL raises an error for a malformed
 * UUID.
 */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);
