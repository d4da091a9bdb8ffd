/** Days that are looked back on: an older session or alarm is no longer part of the day's work. */
export const PENDING_LIMITS = { unwrittenDays: 14, alarmDays: 60, listed: 50 } as const;

/** Where it is to stand, if it could not be loaded. */
export const PENDING_FAILED = 'No se ha podido cargar lo pendiente';

/** Path of what waits for the signed-in therapist. Our server's own. */
export const PENDING_PATHS = { work: '/api/pending-work' } as const;
