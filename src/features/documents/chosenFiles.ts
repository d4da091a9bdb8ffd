import { LOCALE } from '@/contract/common/constants';
import { DOCUMENT_LIMITS, DOCUMENT_MESSAGES, fileTypeOf, SIGNATURE_BYTES } from '@/contract/documents';

/** A file that a person chose, with the reason why it cannot be sent. */
export interface ChosenFile {
  file: File;
  refusal: string | null;
}

async function refusalOf(file: File): Promise<string | null> {
  if (file.size === 0) return DOCUMENT_MESSAGES.emptyFile;
  if (file.size > DOCUMENT_LIMITS.bytesMax) return DOCUMENT_MESSAGES.tooLarge;
  try {
    const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
    return fileTypeOf(start) ? null : DOCUMENT_MESSAGES.wrongType;
  } catch {
    return DOCUMENT_MESSAGES.cannotRead;
  }
}

/** Looks at size and real type before anything is sent; the server looks again. */
export const checkFiles = (files: readonly File[]): Promise<ChosenFile[]> =>
  Promise.all(
    files.slice(0, DOCUMENT_LIMITS.filesMax).map(async (file) => ({ file, refusal: await refusalOf(file) })),
  );

const KILOBYTE = 1024;

/** Size of a file in Spanish: '340 kB', '2,4 MB'. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  const isLarge = kilobytes >= KILOBYTE;
  const amount = isLarge ? kilobytes / KILOBYTE : Math.max(1, kilobytes);
  const digits = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: isLarge ? 1 : 0 });
  return `${digits.format(amount)} ${isLarge ? 'MB' : 'kB'}`;
}
