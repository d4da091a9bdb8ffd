/** Appointment durations in minutes (spec §9). */
export const APPOINTMENT_LIMITS = {
  durationDefault: 60,
  durationMin: 15,
  durationMax: 480,
  durationStep: 15,
} as const;

/** A series ('Repetir'): how many appointments it may make, and every how many weeks. */
export const SERIES_LIMITS = {
  countMin: 2,
  countMax: 52,
  countDefault: 10,
  intervalMin: 1,
  intervalMax: 8,
} as const;
