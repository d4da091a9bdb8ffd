import { DEFAULT_TIME_ZONE } from './limits';

/** Time zones of Spain, as its clocks call them. */
export const TIME_ZONE_LABELS: Readonly<Record<string, string>> = {
  [DEFAULT_TIME_ZONE]: 'Península, Baleares, Ceuta y Melilla',
  'Atlantic/Canary': 'Canarias',
};

/** A name of the time zone database; offsets such as `+01:00` know no summer time. */
const NAME = /^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/;

/** Whether a text names a time zone, for example `Europe/Madrid`. */
export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('es-ES', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Name of a time zone for people: `Canarias`, else its own name. */
export const timeZoneLabel = (name: string): string => TIME_ZONE_LABELS[name] ?? name.replace(/_/g, ' ');
