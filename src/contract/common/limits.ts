/** Maximum length of texts by kind of field, in characters, for forms and server. */
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

/** Locale of all texts, dates and numbers shown. */
export const LOCALE = 'es-ES';

/** Default time zone of the practice. A practice has a single time zone. */
export const DEFAULT_TIME_ZONE = 'Europe/Madrid';

/** Number of rows in the dashboards' lists. */
export const DASHBOARD_LIMITS = { recentPatients: 5, activeRoutines: 3, pendingExercises: 5 } as const;
