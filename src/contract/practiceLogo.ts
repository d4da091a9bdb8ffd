import { PRACTICE_LIMITS as LIMITS, PRACTICE_MESSAGES as MESSAGES } from './practice';

/** Kinds of picture that a logo may be. SVG is not one: it may carry scripts. */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type LogoType = (typeof LOGO_TYPES)[number];

/** What the bytes of a picture say of themselves; sizes in pixels. */
interface Picture {
  type: LogoType;
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

function pngOf(bytes: Uint8Array, view: DataView): Picture | null {
  if (bytes.length < 33 || !startsWith(bytes, 0, '\u0089PNG\r\n\u001a\n') || !startsWith(bytes, 12, 'IHDR'))
    return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

/** Frame headers carry the size. C4, C8 and CC look like them and are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegOf(bytes: Uint8Array, view: DataView): Picture | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (isFrame(bytes[at + 1] ?? 0))
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}

function webpOf(bytes: Uint8Array, view: DataView): Picture | null {
  if (bytes.length < 30 || !startsWith(bytes, 0, 'RIFF') || !startsWith(bytes, 8, 'WEBP')) return null;
  const picture = (width: number, height: number): Picture => ({ type: 'image/webp', width, height });
  if (startsWith(bytes, 12, 'VP8X')) {
    const u24 = (at: number) => view.getUint16(at, true) + (bytes[at + 2] ?? 0) * 65_536;
    return picture(u24(24) + 1, u24(27) + 1);
  }
  if (startsWith(bytes, 12, 'VP8L') && bytes[20] === 0x2f) {
    const bits = view.getUint32(21, true);
    return picture((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (startsWith(bytes, 12, 'VP8 ') && startsWith(bytes, 23, '\u009d\u0001*'))
    return picture(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff);
  return null;
}

/** Kind and size of a picture by its real bytes, whatever it is called; null for anything else. */
export function pictureOf(bytes: Uint8Array): Picture | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return pngOf(bytes, view) ?? jpegOf(bytes, view) ?? webpOf(bytes, view);
}

const DATA_URL = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/;

/** Bytes and kind of a data URL of a picture; null for any other text. */
export function logoBytes(dataUrl: string): { type: string; bytes: Uint8Array } | null {
  const [, type = '', content = ''] = DATA_URL.exec(dataUrl) ?? [];
  if (!content || content.length % 4 !== 0) return null;
  return { type, bytes: Uint8Array.from(atob(content), (character) => character.charCodeAt(0)) };
}

/** Why a data URL cannot be the logo, in Spanish; null if it can. */
export function logoRefusal(dataUrl: string): string | null {
  if (dataUrl.length > LIMITS.logoTextMax) return MESSAGES.logoTooBig;
  const found = logoBytes(dataUrl);
  const picture = found && pictureOf(found.bytes);
  if (!picture || picture.type !== found.type) return MESSAGES.logoKind;
  if (found.bytes.length > LIMITS.logoBytesMax) return MESSAGES.logoTooBig;
  const sides = [picture.width, picture.height];
  return sides.some((side) => side < 1 || side > LIMITS.logoSideMax) ? MESSAGES.logoPixels : null;
}
