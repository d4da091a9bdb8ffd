import fc from 'fast-check';
import { isTaxId, plainTaxId } from './taxId';

test.each([
  '12345678Z',
  '00000000T',
  ' 12.345.678-z ',
  'X1234567L',
  'Y1234567X',
  'Z1234567R',
  'B12345674',
  'A58818501',
  'Q2826000H',
])('%s is valid', (text) => expect(isTaxId(text)).toBe(true));

test.each([
  '',
  '12345678A',
  '1234567Z',
  'X12345678L',
  'B12345675',
  'Q28260008',
  'A5881850A',
  'I12345674',
  'ÑÑÑÑ',
])('%j is not', (text) => expect(isTaxId(text)).toBe(false));

test('exactly one letter fits a DNI', () => {
  const digits = fc.integer({ min: 0, max: 99_999_999 }).map((value) => String(value).padStart(8, '0'));
  fc.assert(
    fc.property(digits, (text) => {
      const fitting = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((letter) => isTaxId(text + letter));
      expect(fitting).toHaveLength(1);
    }),
  );
});

test('exactly one digit fits a company, and a wrong digit in the number is found', () => {
  const digits = fc.integer({ min: 0, max: 9_999_999 }).map((value) => String(value).padStart(7, '0'));
  fc.assert(
    fc.property(digits, fc.nat({ max: 6 }), fc.integer({ min: 1, max: 9 }), (text, at, change) => {
      const fitting = [...'0123456789'].filter((digit) => isTaxId(`B${text}${digit}`));
      expect(fitting).toHaveLength(1);
      const other = [...text];
      other[at] = String((Number(other[at]) + change) % 10);
      expect(isTaxId(`B${other.join('')}${fitting[0]}`)).toBe(false);
    }),
  );
});

test('spaces, points and hyphens do not count', () => {
  expect(plainTaxId(' b-12.345.674 ')).toBe('B12345674');
});
