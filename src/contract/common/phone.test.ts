import fc from 'fast-check';
import { formatPhone, internationalDigits, phoneDigits, phoneHref } from './phone';

describe('formatPhone', () => {
  test.each([
    ['612345678', '612 345 678'],
    ['612 34 56 78', '612 345 678'],
    ['91-234-56-78', '912 345 678'],
    [' 722.11.22.33 ', '722 112 233'],
    ['+34612345678', '+34 612 345 678'],
    ['0034 612 345 678', '+34 612 345 678'],
    ['(+34) 612 345 678', '+34 612 345 678'],
    ['\u202a+34 612 345 678\u202c', '+34 612 345 678'],
    ['612\u2013345\u2013678', '612 345 678'],
    ['+34 (612) 34-56-78', '+34 612 345 678'],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['112', '112'],
    ['512345678', '512345678'],
    ['61234567', '61234567'],
    ['612345678 / 911222333', '612345678 / 911222333'],
    ['912345678 ext. 4', '912345678 ext. 4'],
    ['', ''],
  ])('%s reads %s', (typed, read) => expect(formatPhone(typed)).toBe(read));

  test('loses no digit, and is the same when formatted again', () => {
    const numbers = fc.string({ unit: fc.constantFrom(...'0123456789 ().-'), maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom('', '+', '+34', '6'), numbers, (start, rest) => {
        const once = formatPhone(start + rest);
        expect(phoneDigits(once)).toBe(phoneDigits(start + rest).replace(/^0034(?=[6-9]\d{8}$)/, '34'));
        expect(formatPhone(once)).toBe(once);
      }),
    );
  });
});

test.each([
  ['612 34 56 78', 'tel:612345678'],
  ['+34 (612) 345-678', 'tel:+34612345678'],
  ['(+34) 612 345 678', 'tel:+34612345678'],
  ['\u202a612345678\u202c', 'tel:612345678'],
  ['612345678 / 911222333', null],
  ['no tiene', null],
])('%s is dialled by %s', (typed, address) => expect(phoneHref(typed)).toBe(address));

test.each([
  ['612 34 56 78', '34612345678'],
  ['(+34) 612 345 678', '34612345678'],
  ['0034 612345678', '34612345678'],
  ['+33 6 12 34 56 78', '33612345678'],
  ['0033 612345678', '33612345678'],
  ['512345678', null],
  ['612345678 / 911222333', null],
  ['', null],
])('%s is %s with its country', (typed, digits) => expect(internationalDigits(typed)).toBe(digits));
