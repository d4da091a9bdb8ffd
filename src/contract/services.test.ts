import { centsOf, eurosOf } from './services';

it.each([
  ['45,00', 4500],
  ['45', 4500],
  ['45,5', 4550],
  ['45.05 €', 4505],
  [' 0,99 ', 99],
])('reads %p as %p cents', (text, cents) => expect(centsOf(text)).toBe(cents));

it.each(['', 'gratis', '-4', '4,555', '1.234,00', '1e3', '100000'])('reads no amount in %p', (text) =>
  expect(centsOf(text)).toBeUndefined(),
);

it('writes every amount so that it is read as the same one', () => {
  for (let cents = 0; cents < 1_000; cents += 1) expect(centsOf(eurosOf(cents))).toBe(cents);
  expect(eurosOf(4500)).toBe('45,00');
  expect(eurosOf(9_999_999)).toBe('99999,99');
});
