/**
 * The product's name and promise: the one home of both. What cannot import it (the page, the manifest, the picture of
 * the logo, package.json) is compared with it by `src/app/brand.test.ts`.
 */
export const BRAND = {
  name: 'Andadura',
  tagline: 'Tu consulta de fisioterapia, en orden',
  /** The name in file names, roles and package names. */
  slug: 'andadura',
} as const;

/** Domain part of calendar ids. It never changes: calendars know an appointment by its id. */
export const CALENDAR_ID_DOMAIN = 'fisia';
