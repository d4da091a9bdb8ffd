import fc from 'fast-check';
import { isPersonTaxId, isTaxId, plainTaxId, taxIdSpellings } from './taxId';

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

describe('the NIF of a person', () => {
  const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

  test.each([...LETTERS].map((letter, rest) => [letter, rest] as const))(
    'every letter: %s for the rest %i',
    (letter, rest) => {
      const dni = String(23 * 1_000 + rest).padStart(8, '0');
      expect(isPersonTaxId(dni + letter)).toBe(true);
      for (const other of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.replace(letter, ''))
        expect(isPersonTaxId(dni + other)).toBe(false);
    },
  );

  test.each(['X1234567L', 'Y1234567X', 'Z1234567R', 'K1234567L', 'L1234567L', 'M1234567L'])(
    '%s, with each kind of leading letter, is valid',
    (text) => expect(isPersonTaxId(text)).toBe(true),
  );

  test.each(['K1234567A', 'K12345678Z', 'B12345674', 'A1234567L', '1234567L', ''])('%j is not', (text) =>
    expect(isPersonTaxId(text)).toBe(false),
  );
});

it.each([
  ['12345678Z', ['12345678Z', '12345678-Z', '12.345.678Z', '12.345.678-Z']],
  ['X1234567L', ['X1234567L', 'X-1234567-L', 'X1.234.567L', 'X-1.234.567-L']],
  ['AAA123456', ['AAA123456']],
])('%s is found however it is written', (number, ways) => {
  for (const way of ways) expect(taxIdSpellings(number).split(' ')).toContain(way);
});

it('no number has no spelling', () => {
  expect([taxIdSpellings(null), taxIdSpellings(undefined), taxIdSpellings('')]).toEqual(['', '', '']);
});
