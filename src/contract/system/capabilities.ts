/** Liveness of the server; it also says what it understands beyond the documented calls. */
export const HEALTH_PATH = '/api/health';

/** What only some servers understand; a client sends or shows it where the server names it. */
export const CAPABILITIES = ['sharedNotes'] as const;
export type Capability = (typeof CAPABILITIES)[number];
