/** Parameters of the second factor: RFC 6238 with values supported by all authenticators. */
export const SECOND_FACTOR_LIMITS = {
  digits: 6,
  periodSeconds: 30,
  recoveryCodes: 10,
} as const;
