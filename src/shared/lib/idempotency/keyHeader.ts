/** Header with an idempotency key: our server applies repeated writes once, other backends ignore it. */
export const keyHeader = (key: string) => ({ 'Idempotency-Key': key });
