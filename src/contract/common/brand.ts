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
