import type { DocumentType } from './enums';

/** Type of a file as its first bytes say it; HEIC is taken and becomes a JPEG. */
export type FileType = DocumentType | 'image/heic';

/** Bytes that decide the type. */
export const SIGNATURE_BYTES = 32;

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Brands of HEIF files whose pictures are HEVC. `avif` is another format. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1'];

const isHeic = (bytes: Uint8Array): boolean =>
  textAt(bytes, 4, 4) === 'ftyp' &&
  HEIC_BRANDS.includes(textAt(bytes, 8, 4)) &&
  ![16, 20, 24, 28].some((at) => textAt(bytes, at, 4) === 'avif');

/**
 * The real type of a file, by the bytes it begins with; null for any other. A signature further inside does not count,
 * so that a file is never taken for what it only contains.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  if (textAt(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (textAt(bytes, 0, 3) === '\u00ff\u00d8\u00ff') return 'image/jpeg';
  if (textAt(bytes, 0, 8) === '\u0089PNG\r\n\u001a\n') return 'image/png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'image/webp';
  return isHeic(bytes) ? 'image/heic' : null;
}
