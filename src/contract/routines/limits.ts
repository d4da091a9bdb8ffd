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
