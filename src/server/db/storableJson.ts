/**
 * JSON that PostgreSQL reads as `jsonb`: half a character, which it refuses, becomes the sign for what cannot be read, as it
 * does in a column of text.
 */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'string' ? Buffer.from(inner, 'utf8').toString('utf8') : inner,
  );
