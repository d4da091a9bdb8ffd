/** Limits of an exercise. `duration` is in seconds. */
export const EXERCISE_LIMITS = {
  durationMin: 1,
  durationMax: 180,
  setsMin: 1,
  setsMax: 20,
  repsMin: 1,
  repsMax: 100,
} as const;
