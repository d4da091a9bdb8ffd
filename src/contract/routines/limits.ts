/** Limits of a routine (spec §5, §9). `duration` in weeks; exercise times in seconds. */
export const ROUTINE_LIMITS = {
  weeksMin: 1,
  weeksMax: 52,
  setsMin: 1,
  repsMin: 1,
  exerciseDurationDefault: 30,
  restTimeDefault: 60,
  difficultyDefault: 'beginner',
  /** Not in the spec: upper bounds that keep a routine something a person can do. */
  exercisesMax: 60,
  setsMax: 50,
  repsMax: 100,
  secondsMax: 3600,
} as const;
