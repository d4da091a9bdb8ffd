/** Path of what waits for the signed-in therapist. Our server's own. */
export const PENDING_PATHS = { work: '/api/pending-work' } as const;
