/** How much of an agenda is taken over at once. */
export const APPOINTMENT_IMPORT_LIMITS = {
  /** Appointments of one import: its call stays within what the server reads of one body. */
  rows: 300,
  /** Characters of one call. */
  length: 600_000,
  /** Rows of one check. */
  checkRows: 100,
  /** Bytes of a calendar file, its events, and the appointments that their repetitions become. */
  calendarBytes: 5 * 1024 * 1024,
  events: 10_000,
  occurrences: 3000,
  /** Steps of one repetition until the end of the year ahead. */
  steps: 20_000,
  /** How far ahead repetitions are followed, in days. */
  daysAhead: 365,
  listed: 20,
} as const;
