/** The header under which our server applies a repeated write once; backends that do not know it pass it over. */
export const keyHeader = (key: string) => ({ 'Idempotency-Key': key });
