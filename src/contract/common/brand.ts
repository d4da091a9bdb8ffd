/**
 * Name and tagline of the product, defined here alone. `src/app/brand.test.ts` compares the files that
 * cannot import it: the page, the manifest, the logo, package.json.
 */
export const BRAND = {
  name: 'Andadura',
  tagline: 'Tu consulta de fisioterapia, en orden',
  /** The name in file names, roles and package names. */
  slug: 'andadura',
} as const;

/** Domain part of calendar ids. It never changes: calendars know an appointment by its id. */
export const CALENDAR_ID_DOMAIN = 'fisia';
