/** Numbers of the second factor (RFC 6238 with the values that every authenticator knows). */
export const SECOND_FACTOR_LIMITS = {
  digits: 6,
  periodSeconds: 30,
  recoveryCodes: 10,
} as const;
