/** Limits of a routine. `duration` in weeks; exercise times in seconds. */
export const ROUTINE_LIMITS = {
  weeksMin: 1,
  weeksMax: 52,
  setsMin: 1,
  repsMin: 1,
  exerciseDurationDefault: 30,
  restTimeDefault: 60,
  difficultyDefault: 'beginner',
  /** Upper bounds that keep a routine something a person can do. */
  exercisesMax: 60,
  setsMax: 50,
  repsMax: 100,
  secondsMax: 3600,
} as const;

/** How often a day a routine at its own frequency may be done. */
export const SCHEDULE_LIMITS = { timesMin: 1, timesMax: 6 } as const;
