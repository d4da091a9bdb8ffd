/** Limits of an evaluation. Degrees of range of motion; negative is what is missing to the neutral position. */
export const EVALUATION_LIMITS = {
  painMin: 0,
  painMax: 10,
  degreesMin: -90,
  degreesMax: 220,
  strengthMin: 0,
  strengthMax: 5,
  testsMax: 60,
} as const;
