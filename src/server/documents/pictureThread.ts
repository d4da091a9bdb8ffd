import path from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { DOCUMENT_LIMITS, type DocumentType, type FileType } from '@/contract/documents';
import { unavailable } from '../core/errors';

/** Longest time for one picture, in milliseconds. A photo of 50 million pixels takes a few seconds. */
const PATIENCE_MS = 20_000;

/** Seconds after which a picture that had to wait or took too long is tried again. */
export const RETRY_SECONDS = 5;

/** Compression of photos made anew: no loss is seen at this quality. */
const QUALITY = 90;

export interface CleanPicture {
  bytes: Uint8Array;
  type: DocumentType;
}

/** Why a picture is refused. */
type PictureRefusal = 'unreadable' | 'tooManyPixels';

type Answer = CleanPicture | { refused: PictureRefusal };

/** The worker is plain JavaScript, because a thread of its own gets nothing compiled. */
const PROGRAM = path.join(__dirname, 'pictureWorker.cjs');

/**
 * Leaves the library only the decoders of photos, in the whole process: none for SVG, PDF and others. On Linux it also
 * has to be loaded in the main thread before a worker loads it.
 */
function allowOnlyPhotos(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((format) => `VipsForeignLoad${format}`) });
}

/**
 * Makes one picture anew in a thread of its own, which ends with it: whatever decoding took is given back, and what
 * hangs or crashes takes nothing else with it. `stopped` ends it early.
 * @throws `unavailable` if it takes too long or the thread crashes.
 */
export function cleanInThread(
  { bytes, type }: { bytes: Uint8Array; type: FileType },
  stopped: AbortSignal,
): Promise<Answer> {
  const { pixelsMax, heicPixelsMax, bytesMax } = DOCUMENT_LIMITS;
  allowOnlyPhotos();
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      execArgv: [],
      workerData: { bytes, type, pixelsMax, heicPixelsMax, bytesMax, quality: QUALITY },
      transferList: [bytes.buffer as ArrayBuffer],
      // Keeps the decoders' warnings about broken files out of the server's output.
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', stop);
      void worker.terminate().finally(settle);
    };
    const stop = () => end(() => reject(new Error('The server is closing')));
    // What cannot be decoded is answered by the thread. Slowness and a crash say nothing of the picture, so its bytes stay.
    const later = () => end(() => reject(unavailable(RETRY_SECONDS)));
    const timer = setTimeout(later, PATIENCE_MS);
    stopped.addEventListener('abort', stop);
    worker.once('message', (answer: Answer) => end(() => resolve(answer)));
    worker.once('error', later);
  });
}
