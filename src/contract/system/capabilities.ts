/** Liveness of the server; the answer also lists its capabilities beyond the documented calls. */
export const HEALTH_PATH = '/api/health';

/** Capabilities that only some servers have; the browser uses one only if the server lists it. */
export const CAPABILITIES = ['sharedNotes'] as const;
export type Capability = (typeof CAPABILITIES)[number];
