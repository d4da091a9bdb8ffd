/* Text formats, separate from the schemas, so that screens that need only these do not download yup. */

const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u;

/**
 * Whether a text looks like an e-mail address. Deliberately simple, because the e-mail sent to it is the real
 * test.
 */
export const isEmail = (value: string): boolean => EMAIL.test(value);

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether a text is an existing calendar day `YYYY-MM-DD`, from 1900 to 2199. */
export function isCalendarDate(value: string): boolean {
  const match = DATE.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
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
