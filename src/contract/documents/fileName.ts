import type { DocumentType } from './enums';
import { DOCUMENT_LIMITS } from './limits';

const EXTENSIONS: Record<DocumentType, string> = {
  'application/pdf': '.pdf',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** Extensions of the files that are taken; one of them is replaced, any other stays part of the name. */
const KNOWN = /\.(?:pdf|jpe?g|png|webp|hei[cf])$/i;

/** Characters that no file system takes, controls, and marks that turn the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}<>:"|?*]/gu;

const FALLBACK = 'documento';

/** Name of a file without its folders, hidden marks, and dots or spaces at its ends. Never empty. */
function bareName(raw: string): string {
  const last =
    raw
      .normalize('NFC')
      .split(/[/\\]/)
      .findLast((part) => /[^.\s]/.test(part)) ?? '';
  const clean = last
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return clean === '' ? FALLBACK : clean;
}

/** The first characters of a text; a character of several code units is never cut. */
function cut(text: string, length: number): string {
  let kept = '';
  for (const character of text) {
    if (kept.length + character.length > length) break;
    kept += character;
  }
  return kept.replace(/[.\s]+$/, '');
}

/**
 * Name under which a file is shown and downloaded: without folders, controls and characters that systems refuse, at
 * most `DOCUMENT_LIMITS.nameMax` long. With its real type it ends in the extension of that type.
 */
export function cleanFileName(raw: string, type?: DocumentType): string {
  const name = bareName(raw);
  if (!type) return cut(name, DOCUMENT_LIMITS.nameMax) || FALLBACK;
  const extension = EXTENSIONS[type];
  const stem = cut(bareName(name.replace(KNOWN, '')), DOCUMENT_LIMITS.nameMax - extension.length);
  return (stem || FALLBACK) + extension;
}
