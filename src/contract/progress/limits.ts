/** Limits of the runner's inputs. `duration` is in seconds; pain and effort are on a 0–10 scale. */
export const RUNNER_LIMITS = {
  setsMax: 50,
  repsMax: 100,
  durationMax: 3600,
  painMax: 10,
  effortMax: 10,
} as const;
