/** Limits of a routine. `duration` is in weeks; times of exercises are in seconds. */
export const ROUTINE_LIMITS = {
  weeksMin: 1,
  weeksMax: 52,
  setsMin: 1,
  repsMin: 1,
  exerciseDurationDefault: 30,
  restTimeDefault: 60,
  difficultyDefault: 'beginner',
  /** Upper limits of what one person can do. */
  exercisesMax: 60,
  setsMax: 50,
  repsMax: 100,
  secondsMax: 3600,
} as const;

/** Times a day of a CUSTOM routine. */
export const SCHEDULE_LIMITS = { timesMin: 1, timesMax: 6 } as const;

/** Limits of what is prescribed with an exercise. Seconds of a tempo's parts, degrees, characters. */
export const PRESCRIPTION_LIMITS = { secondsMax: 60, degreesMin: 1, degreesMax: 360, text: 40 } as const;
