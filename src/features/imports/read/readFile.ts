import { type FileRefusal, IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import type { CalendarOptions } from './calendar';
import { RefusedFile, type FileTable } from './table';

/** Milliseconds after which a file is given up. */
const LONGEST = 60_000;

const bytesOf = (file: Blob) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(new RefusedFile('failed'));
    reader.readAsArrayBuffer(file);
  });

type Answer = { table: FileTable } | { refused: FileRefusal };

async function readBeside(bytes: Uint8Array, calendar?: CalendarOptions): Promise<FileTable> {
  // oxlint-disable-next-line andadura/late-download -- whoever asks for the file is told if this fails
  const { startWorker } = await import('./startWorker');
  const worker = startWorker();
  try {
    const answer = await new Promise<Answer>((resolve) => {
      const timer = setTimeout(() => resolve({ refused: 'failed' }), LONGEST);
      worker.onmessage = ({ data }: MessageEvent<Answer>) => {
        clearTimeout(timer);
        resolve(data);
      };
      worker.onerror = () => resolve({ refused: 'failed' });
      worker.postMessage({ bytes, calendar }, [bytes.buffer]);
    });
    if ('refused' in answer) throw new RefusedFile(answer.refused);
    return answer.table;
  } finally {
    // Ends what a hostile file may still keep busy, and gives its memory back.
    worker.terminate();
  }
}

/**
 * The table of a file, read on the person's own device: the file goes nowhere, only the rows that they confirm do. A
 * calendar is read where `calendar` says how.
 * @throws RefusedFile
 */
export async function readFile(file: Blob, calendar?: CalendarOptions): Promise<FileTable> {
  if (file.size > LIMITS.fileBytes) throw new RefusedFile('tooBig');
  const bytes = await bytesOf(file);
  if (typeof Worker !== 'undefined') return readBeside(bytes, calendar);
  // oxlint-disable-next-line andadura/late-download -- whoever asks for the file is told if this fails
  const { readTable } = await import('./readTable');
  return readTable(bytes, calendar);
}
