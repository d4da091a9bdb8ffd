const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';
/** Kinds of entity whose control character is a letter, and those for which it is a digit; others take either. */
const WITH_LETTER = 'NPQRSW';
const WITH_DIGIT = 'ABEH';

/** Without spaces, points and hyphens, in upper case: ` 12.345.678-z` → `12345678Z`. */
export const plainTaxId = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Letter of a DNI: the number modulo 23 (Real Decreto 1553/2005, art. 11). */
const personLetter = (digits: string): string => LETTERS[Number(digits) % 23] ?? '';

/** The NIF of a DNI's eight digits. */
export const nifOf = (digits: string): string => digits + personLetter(digits);

/** Control digit of an entity's NIF: digits in odd places count double (Orden EHA/451/2008). */
function companyControl(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * Whether a text is the NIF or NIE of a person with the right letter. K, L and M begin the NIF of somebody without a
 * DNI: a child, a Spaniard abroad, a foreigner (Real Decreto 1065/2007, art. 19 and 20).
 */
export function isPersonTaxId(text: string): boolean {
  const person = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(plainTaxId(text));
  if (!person) return false;
  const [, kind = '', digits = '', letter] = person;
  if (digits.length !== (kind ? 7 : 8)) return false;
  const leading = 'XYZ'.includes(kind) && kind ? String('XYZ'.indexOf(kind)) : '';
  return personLetter(leading + digits) === letter;
}

/**
 * Whether a text has the shape of a person's NIF or NIE. Its letter may be wrong, or left out as people do. With K, L or M it
 * may not: these letters and seven digits are also passports of India.
 */
export const looksLikePersonTaxId = (text: string): boolean =>
  /^(?:[XYZ]?\d{7,8}[A-Z]?|[KLM]\d{7}[A-Z])$/.test(plainTaxId(text));

/** Whether a text is the NIF of an entity with the right control character. */
function isCompanyTaxId(text: string): boolean {
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(plainTaxId(text));
  if (!company) return false;
  const [, kind = '', digits = '', control = ''] = company;
  const expected = companyControl(digits);
  const isDigit = control === String(expected);
  const isLetter = control === COMPANY_LETTERS[expected];
  if (WITH_LETTER.includes(kind)) return isLetter;
  return WITH_DIGIT.includes(kind) ? isDigit : isDigit || isLetter;
}

/** Whether a text is a Spanish NIF, NIE or NIF of an entity with the right control character. */
export const isTaxId = (text: string): boolean => isPersonTaxId(text) || isCompanyTaxId(text);

/**
 * A stored number in the ways in which people write it, for a search that compares text: `12345678Z`, `12345678-Z`,
 * `12.345.678-Z`, and so on. Empty without a number.
 */
export function taxIdSpellings(number: string | null | undefined): string {
  const [, kind = '', digits = '', letter = ''] = /^([A-Z]?)(\d{7,8})([A-Z])$/.exec(number ?? '') ?? [];
  if (!digits) return number ?? '';
  const dotted = digits.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return (kind ? [kind, `${kind}-`] : [''])
    .flatMap((start) =>
      [digits, dotted].flatMap((middle) => ['', '-'].map((end) => start + middle + end + letter)),
    )
    .join(' ');
}
