/** Longest accepted text per kind of field, in characters. One place, for forms and server alike. */
export const TEXT_LIMITS = {
  name: 120,
  email: 254,
  phone: 30,
  shortText: 200,
  line: 300,
  paragraph: 2000,
  clinicalText: 10_000,
  url: 500,
  search: 100,
} as const;

/** Locale of every text, date and number shown. */
export const LOCALE = 'es-ES';

/** Default time zone of the practice; one zone for the whole practice. */
export const DEFAULT_TIME_ZONE = 'Europe/Madrid';

/** Rows shown in the dashboards' lists. */
export const DASHBOARD_LIMITS = { recentPatients: 5, activeRoutines: 3, pendingExercises: 5 } as const;
