import { cleanText } from './cleanText';

/** Digits in groups, with a prefix that may stand in brackets: `(+34) 612–345.678`. */
const PHONE = /^(?:\+|\(\s*\+\s*\d{1,4}\s*\))?[\d\s().\u2010-\u2015\u2212-]{6,}$/;
/** Nine digits starting with 6, 7, 8 or 9, with or without the country prefix. */
const SPANISH = /^((?:\+|00)34)?([6-9]\d{2})(\d{3})(\d{3})$/;

const compact = (value: string): string => value.replace(/[^\d+]/g, '');

/** Whether a text consists of exactly one phone number. */
export const isPhone = (value: string): boolean => PHONE.test(cleanText(value).trim());

/** Digits of a phone number. Empty if there is none. */
export const phoneDigits = (value: string | null | undefined): string => value?.replace(/\D/g, '') ?? '';

/** The prefix of Spain as it is written before a number: `+34`, `0034`, `(+34)`. */
const SPAIN = /^\s*\(?\s*(?:\+|00)\s*34\s*\)?/;

/**
 * Digits by which a number, or a part of one, is sought, however it is written: without the prefix of Spain, and without
 * the `00` of another one. Empty if there are none.
 */
export const nationalDigits = (value: string): string =>
  phoneDigits(value.replace(SPAIN, ''))
    .replace(/^00/, '')
    .replace(/^34(?=[6-9]\d{8}$)/, '');

/**
 * Formats Spanish numbers in groups: '612 345 678', '+34 612 345 678'. Foreign numbers and other texts stay
 * as entered.
 */
export function formatPhone(value: string): string {
  const match = isPhone(value) ? SPANISH.exec(compact(value)) : null;
  if (!match) return value.trim();
  const [, prefix, ...groups] = match;
  return [...(prefix ? ['+34'] : []), ...groups].join(' ');
}

/** `tel:` address of a number; `null` if the text is not a number. */
export const phoneHref = (value: string): string | null => (isPhone(value) ? `tel:${compact(value)}` : null);

/** Digits of a number with the prefix of its country, as `wa.me` wants them; `null` if the country is not known. */
export function internationalDigits(value: string): string | null {
  if (!isPhone(value)) return null;
  const national = nationalDigits(value);
  if (/^[6-9]\d{8}$/.test(national)) return `34${national}`;
  return /^(?:\+|00)/.test(compact(value)) ? phoneDigits(value).replace(/^00/, '') : null;
}
