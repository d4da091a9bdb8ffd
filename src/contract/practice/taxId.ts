const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const COMPANY_LETTERS = 'JABCDEFGHI';
/** Kinds of entity whose control character is a letter, and those for which it is a digit; others take either. */
const WITH_LETTER = 'NPQRSW';
const WITH_DIGIT = 'ABEH';

/** Without spaces, points and hyphens, in upper case: ` 12.345.678-z` → `12345678Z`. */
export const plainTaxId = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase();

/** Letter of a DNI: the number modulo 23 (Real Decreto 1553/2005, art. 11). */
const personLetter = (digits: string): string => LETTERS[Number(digits) % 23] ?? '';

/** Control digit of an entity's NIF: digits in odd places count double (Orden EHA/451/2008). */
function companyControl(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = at % 2 === 0 ? Number(digit) * 2 : Number(digit);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is a Spanish NIF, NIE or NIF of an entity with the right control character. */
export function isTaxId(text: string): boolean {
  const plain = plainTaxId(text);
  const person = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(plain);
  if (person) {
    const [, kind = '', digits = '', letter] = person;
    if (digits.length !== (kind ? 7 : 8)) return false;
    return personLetter(`${kind ? 'XYZ'.indexOf(kind) : ''}${digits}`) === letter;
  }
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(plain);
  if (!company) return false;
  const [, kind = '', digits = '', control = ''] = company;
  const expected = companyControl(digits);
  const isDigit = control === String(expected);
  const isLetter = control === COMPANY_LETTERS[expected];
  if (WITH_LETTER.includes(kind)) return isLetter;
  return WITH_DIGIT.includes(kind) ? isDigit : isDigit || isLetter;
}
