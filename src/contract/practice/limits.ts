import { RETENTION_YEARS } from '../patients/retention';

/** Limits of the practice's settings. */
export const PRACTICE_LIMITS = {
  /** Stretches of opening hours per week: six a day. */
  stretchesMax: 42,
  /** Holidays that are kept: a few years. */
  holidaysMax: 200,
  holidayNameMax: 80,
  /** Years whose official holidays can be asked for. */
  yearMin: 2020,
  yearMax: 2100,
  /** Never under the legal term. */
  retentionMin: RETENTION_YEARS,
  retentionMax: 50,
  /** Bytes of the logo: it travels with the sign-in page and every mail. */
  logoBytesMax: 100_000,
  /** The same as a data URL in base64. */
  logoTextMax: 133_400,
  /** Pixels of each side of the logo. */
  logoSideMax: 2000,
  /** Hours before the start: two weeks. */
  lateCancellationMax: 336,
} as const;
