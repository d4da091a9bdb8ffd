/** Limits of a session. `duration` is in minutes. */
export const SESSION_LIMITS = {
  durationMin: 15,
  durationMax: 180,
  durationDefault: 60,
  locationDefault: 'Consultorio',
  exercisesMax: 60,
  setsMax: 50,
  repsMax: 100,
  secondsMax: 3600,
} as const;

/** Periods of the history, in days before today. */
export const HISTORY_PERIODS = { week: 7, month: 30 } as const;
