import fc from 'fast-check';
import { decimal, integer } from './fields';
import { FIELD_MESSAGES } from './messages';
import { readNumber, typedNumber } from './numbers';

test.each([
  ['90', 90],
  [' 72,5 ', 72.5],
  ['72.5', 72.5],
  ['-5', -5],
  ['\u22125', -5],
  ['90-', Number.NaN],
  ['9 0', Number.NaN],
  ['1,', Number.NaN],
  ['1.000,5', Number.NaN],
  ['1e3', Number.NaN],
  ['', Number.NaN],
])('«%s» is %p', (text, value) => expect(readNumber(text)).toBe(value));

test('a number that is shown is read as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9999, max: 9999 }), (tenths) => {
      expect(readNumber(typedNumber(tenths / 10))).toBe(tenths / 10);
    }),
  );
});

test.each([
  ['90-', FIELD_MESSAGES.between(0, 180)],
  [Number.NaN, FIELD_MESSAGES.between(0, 180)],
  ['90,5', FIELD_MESSAGES.integer],
  ['90', undefined],
  ['', undefined],
])('%p as an integer: %s', (value, message) => {
  const answer = integer(0, 180)
    .validate(value)
    .then(
      () => undefined,
      (error: Error) => error.message,
    );
  return expect(answer).resolves.toBe(message);
});

test('a decimal comma is understood', () => {
  expect(decimal(0, 300, 'x').validateSync('72,5')).toBe(72.5);
  expect(() => decimal(0, 300, 'x').validateSync('72,55')).toThrow('x');
});
