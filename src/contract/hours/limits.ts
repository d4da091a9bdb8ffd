/** Limits of a therapist's hours. */
export const HOURS_LIMITS = {
  /** Weeks with dates of their own. */
  weeksMax: 24,
  absencesMax: 300,
  extrasMax: 200,
  /** Longest absence in days: two years. */
  absenceDays: 731,
  reasonMax: 300,
} as const;

/** Days back from today for which absences and extra hours are shown. */
export const HOURS_SHOWN_DAYS = 400;
