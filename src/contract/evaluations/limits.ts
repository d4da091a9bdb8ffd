/**
 * Limits of an evaluation. Range of motion is in degrees; negative values are short of the neutral position.
 */
export const EVALUATION_LIMITS = {
  painMin: 0,
  painMax: 10,
  degreesMin: -90,
  degreesMax: 220,
  strengthMin: 0,
  strengthMax: 5,
  testsMax: 60,
} as const;
