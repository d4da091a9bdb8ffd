/** Appointment durations in minutes. */
export const APPOINTMENT_LIMITS = {
  durationDefault: 60,
  durationMin: 15,
  durationMax: 480,
  durationStep: 15,
} as const;

/** Longest reason for a cancellation or a no-show. */
export const REASON_MAX = 300;

/** Most appointments that are changed in one go. */
export const BATCH_MAX = 200;

/** Hours before the start from which a cancellation is late, where the practice has set none. */
export const LATE_CANCELLATION_HOURS = 24;

/** How long ago a new appointment may have started, because walk-ins are entered after they arrive. */
export const WALK_IN_MINUTES = 15;

/** A series ('Repetir'): how many appointments it may make, and every how many weeks. */
export const SERIES_LIMITS = {
  countMin: 2,
  countMax: 52,
  countDefault: 10,
  intervalMin: 1,
  intervalMax: 8,
} as const;
