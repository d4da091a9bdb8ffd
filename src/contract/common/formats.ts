import { FIELD_MESSAGES } from './messages';

/* Text formats, separate from the schemas, so that screens that need only these do not download yup. */

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/**
 * Whether a text looks like an e-mail address. Deliberately simple, because the e-mail sent to it is the real
 * test.
 */
export const isEmail = (value: string): boolean => EMAIL.test(value);

/** ASCII, or a character that may not stand in a domain and would end it in an address. */
const PLAIN_DOMAIN = /^[\u0021-\u007e]*$|[/?#%\\]/;

/**
 * E-mail address with its domain as the network writes it: `ana@xn--caa-8ma.es` for `ana@caña.es`. Some browsers hand over
 * the one, others the other, and both are the same mailbox.
 */
export function normalEmail(value: string): string {
  const start = value.lastIndexOf('@') + 1;
  const domain = value.slice(start);
  if (start === 0 || PLAIN_DOMAIN.test(domain)) return value;
  try {
    return value.slice(0, start) + new URL(`https://${domain}`).hostname;
  } catch {
    return value;
  }
}

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is an existing calendar day `YYYY-MM-DD`, from 1900 to 2199. */
export function isCalendarDate(value: string): boolean {
  const match = DATE.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

const INCOMPLETE_DATE = /^(\d{4}|_{4})-(\d{2}|__)-(\d{2}|__)$/;

/**
 * Error text of a day; undefined for an existing one. Fields write `_` for parts that are not filled in, so that half a
 * date is never taken for none: `1980-12-__`.
 */
export function dateFault(value: string): string | undefined {
  if (isCalendarDate(value)) return undefined;
  if (isCalendarDate(value.replace(/\d{2}$/, '01'))) return FIELD_MESSAGES.noSuchDay;
  return value.includes('_') && INCOMPLETE_DATE.test(value)
    ? FIELD_MESSAGES.dateIncomplete
    : FIELD_MESSAGES.date;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const INCOMPLETE_TIME = /^(__:\d{2}|\d{2}:__)$/;

/** Error text of a wall-clock time `HH:mm`, 24 hours; undefined for a valid one. */
export function timeFault(value: string): string | undefined {
  if (TIME.test(value)) return undefined;
  return INCOMPLETE_TIME.test(value) ? FIELD_MESSAGES.timeIncomplete : FIELD_MESSAGES.time;
}

/** Whether a text is an http or https address, so that `javascript:` and `data:` can never be stored. */
export function isWebAddress(value: string): boolean {
  try {
    const url = new URL(value);
    return (
      (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname.includes('.') && !url.username
    );
  } catch {
    return false;
  }
}

/** A name of the time zone database; offsets such as `+01:00` know no summer time. */
const TIME_ZONE = /^(UTC|[A-Za-z]+(\/[A-Za-z0-9_+-]+)+)$/;

/** Whether a text names a time zone, for example `Europe/Madrid`. */
export function isTimeZone(name: string): boolean {
  if (!TIME_ZONE.test(name)) return false;
  try {
    new Intl.DateTimeFormat('es-ES', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
