import path from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { DOCUMENT_LIMITS, type DocumentType, type FileType } from '@/contract/documents';

/** Longest time for one picture, in milliseconds. A photo of 50 million pixels takes a few seconds. */
const PATIENCE_MS = 20_000;

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
    const timer = setTimeout(() => end(() => resolve({ refused: 'tooManyPixels' })), PATIENCE_MS);
    stopped.addEventListener('abort', stop);
    worker.once('message', (answer: Answer) => end(() => resolve(answer)));
    // A crash of the thread says that the picture could not be decoded.
    worker.once('error', () => end(() => resolve({ refused: 'unreadable' })));
  });
}
