/**
 * Name and tagline of the product, defined only here. `src/app/brand.test.ts` checks files that cannot import
 * it: the page, the manifest, the logo, package.json.
 */
export const BRAND = {
  name: 'Andadura',
  tagline: 'Tu consulta de fisioterapia, en orden',
  /** Name for file names, roles and package names. */
  slug: 'andadura',
} as const;

/** Domain part of calendar ids. Must never change, because calendars identify an appointment by its id. */
export const CALENDAR_ID_DOMAIN = 'fisia';

/** Title of a browser tab: the screen's, and whose it is. */
export const documentTitle = (title: string): string =>
  title === BRAND.name ? title : `${title} · ${BRAND.name}`;

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

/** Durations in milliseconds. A calendar day may be an hour longer or shorter than `DAY_MS`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Header of a request that a screen repeats by itself. Equal answers to it are one reading (plugins/audit). */
export const ASKED_AGAIN_HEADER = 'x-asked-again';
