const PHONE_CHARACTERS = /^\+?[\d\s().-]{6,}$/;
/** Nine digits that begin with 6, 7, 8 or 9, with or without the country's prefix. */
const SPANISH = /^((?:\+|00)34)?([6-9]\d{2})(\d{3})(\d{3})$/;

const compact = (value: string): string => value.replace(/[^\d+]/g, '');

/** Whether a text is one telephone number and nothing else. */
const isOneNumber = (value: string): boolean => PHONE_CHARACTERS.test(value.trim());

/** A number's digits, for searching: whoever types them without spaces finds it. Empty where there is none. */
export const phoneDigits = (value: string | null | undefined): string => value?.replace(/\D/g, '') ?? '';

/**
 * A telephone number as it is read: Spanish ones in groups, '612 345 678' and '+34 612 345 678'. Numbers of other
 * countries and what is no single number stay as they were typed.
 */
export function formatPhone(value: string): string {
  const match = isOneNumber(value) ? SPANISH.exec(compact(value)) : null;
  if (!match) return value.trim();
  const [, prefix, ...groups] = match;
  return [...(prefix ? ['+34'] : []), ...groups].join(' ');
}

/** The address that dials a number: digits alone, and the sign of a prefix. `null` for what cannot be dialled. */
export const phoneHref = (value: string): string | null =>
  isOneNumber(value) ? `tel:${compact(value)}` : null;
