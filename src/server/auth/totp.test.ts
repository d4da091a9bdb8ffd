import { createSecretBox } from './secretBox';
import { matchingStep, toBase32, totpAt } from './totp';

const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is that of RFC 6238, appendix B', (seconds, code) => {
  expect(totpAt(SECRET, at(seconds))).toBe(code);
});

test('a code counts one step before and after its own, and no other text does', () => {
  const code = totpAt(SECRET, at(3000));
  expect([2970, 3000, 3029, 3059].map((second) => matchingStep(SECRET, code, at(second)))).toEqual([
    100, 100, 100, 100,
  ]);
  expect([2969, 3060].map((second) => matchingStep(SECRET, code, at(second)))).toEqual([
    undefined,
    undefined,
  ]);
  for (const other of ['', '0', `${code} `, `${code}0`, '٠٠٠٠٠٠'])
    expect([other, matchingStep(SECRET, other, at(3000))]).toEqual([other, undefined]);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is base32 as in RFC 4648, §10', (text, base32) => expect(toBase32(Buffer.from(text))).toBe(base32));

describe('the box of secrets', () => {
  const key = (byte: number) => new Uint8Array(32).fill(byte);
  const box = createSecretBox(key(7), 'second factor');
  const sealed = box.seal(SECRET, 'ana');

  test('opens for the owner, with the same key and purpose', () => {
    expect(box.open(sealed, 'ana')).toEqual(SECRET);
    expect(sealed).not.toContain(SECRET.toString('base64url'));
    expect(box.seal(SECRET, 'ana')).not.toBe(sealed);
  });

  test('stays shut for anybody else', () => {
    const [first = '', rest = ''] = [sealed.slice(0, 1), sealed.slice(1)];
    const changed = `${first === 'A' ? 'B' : 'A'}${rest}`;
    expect(box.open(sealed, 'luis')).toBeUndefined();
    expect(box.open(changed, 'ana')).toBeUndefined();
    expect(box.open(sealed.slice(0, 10), 'ana')).toBeUndefined();
    expect(createSecretBox(key(8), 'second factor').open(sealed, 'ana')).toBeUndefined();
    expect(createSecretBox(key(7), 'another purpose').open(sealed, 'ana')).toBeUndefined();
  });
});
