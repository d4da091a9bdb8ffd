import fc from 'fast-check';
import { PRACTICE_LIMITS, PRACTICE_MESSAGES as MESSAGES } from './practice';
import { logoBytes, logoRefusal, pictureOf } from './practiceLogo';

const url = (type: string, bytes: Uint8Array) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const at = (length: number, parts: Record<number, string | number[]>) => {
  const bytes = new Uint8Array(length);
  for (const [place, part] of Object.entries(parts))
    bytes.set(typeof part === 'string' ? Buffer.from(part, 'latin1') : part, Number(place));
  return bytes;
};
const u32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const u16 = (value: number) => [value >>> 8, value & 255];

const png = (width: number, height: number, length = 40) =>
  at(length, { 0: '\u0089PNG\r\n\u001a\n', 12: 'IHDR', 16: u32(width), 20: u32(height) });
/** With a table before the frame, as cameras write it. */
const jpeg = (width: number, height: number) =>
  at(40, {
    0: [0xff, 0xd8, 0xff, 0xc4, 0, 6],
    10: [0xff, 0xc2, 0, 11, 8],
    15: u16(height),
    17: u16(width),
  });
const vp8x = (width: number, height: number) =>
  at(40, {
    0: 'RIFF',
    8: 'WEBPVP8X',
    24: [(width - 1) & 255, ((width - 1) >>> 8) & 255, 0],
    27: [(height - 1) & 255, ((height - 1) >>> 8) & 255, 0],
  });
const vp8l = (width: number, height: number) => {
  const bits = (width - 1) | ((height - 1) << 14);
  return at(40, { 0: 'RIFF', 8: 'WEBPVP8L', 20: [0x2f, ...u32(bits).reverse()] });
};
const vp8 = (width: number, height: number) =>
  at(40, {
    0: 'RIFF',
    8: 'WEBPVP8 ',
    23: '\u009d\u0001*',
    26: u16(width).reverse(),
    28: u16(height).reverse(),
  });

const side = fc.integer({ min: 1, max: PRACTICE_LIMITS.logoSideMax });

test.each([
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/webp', vp8x],
  ['image/webp', vp8l],
  ['image/webp', vp8],
])('%s is known by its bytes, with its size', (type, make) => {
  fc.assert(
    fc.property(side, side, (width, height) => {
      expect(pictureOf(make(width, height))).toEqual({ type, width, height });
      expect(logoRefusal(url(type, make(width, height)))).toBeNull();
    }),
  );
});

test.each([
  ['an SVG', url('image/svg+xml', Buffer.from('<svg onload="x()"/>')), MESSAGES.logoKind],
  [
    'an SVG that says PNG',
    url('image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
    MESSAGES.logoKind,
  ],
  ['a JPEG that says PNG', url('image/png', jpeg(9, 9)), MESSAGES.logoKind],
  ['an address', 'https://ejemplo.es/logo.png', MESSAGES.logoKind],
  ['nothing', '', MESSAGES.logoKind],
  ['half a letter', 'data:image/png;base64,A', MESSAGES.logoKind],
  ['too many bytes', url('image/png', png(9, 9, PRACTICE_LIMITS.logoBytesMax + 1)), MESSAGES.logoTooBig],
  ['far too many', url('image/png', png(9, 9, 400_000)), MESSAGES.logoTooBig],
  ['too wide', url('image/png', png(2001, 9)), MESSAGES.logoPixels],
  ['too high', url('image/jpeg', jpeg(9, 2001)), MESSAGES.logoPixels],
  ['without a size', url('image/png', png(0, 9)), MESSAGES.logoPixels],
])('%s is refused', (_what, text, message) => expect(logoRefusal(text)).toBe(message));

test('any bytes are answered, never with an exception', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 80 }),
      fc.constantFrom([], [0xff, 0xd8], [...Buffer.from('RIFFxxxxWEBPVP8 ')]),
      (rest, start) => {
        const bytes = Uint8Array.from([...start, ...rest]);
        expect(() => pictureOf(bytes)).not.toThrow();
      },
    ),
  );
});

test('what is stored comes back byte for byte', () => {
  expect(Buffer.from(logoBytes(url('image/png', png(3, 4)))?.bytes ?? [])).toEqual(Buffer.from(png(3, 4)));
});
