import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { DOCUMENT_LIMITS } from '@/contract/documents/limits';
import type { DocumentType } from '@/contract/documents/enums';
import type { FileType } from '@/contract/documents/fileType';

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

/**
 * Source of the worker, in plain JavaScript because a worker made from text is not compiled. The library leaves out position, camera and every other note unless it is asked to keep them.
 */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { bytes, type, pixelsMax, heicPixelsMax, bytesMax, quality, paths } = workerData;
  const sharp = require(paths.sharp);
  sharp.cache(false);
  sharp.concurrency(1);
  const refuse = (refused) => parentPort.postMessage({ refused });
  const limits = { limitInputPixels: pixelsMax, failOn: 'truncated' };

  async function heic() {
    const images = await require(paths.heic).all({ buffer: bytes });
    try {
      const [first] = images;
      if (first.width * first.height > heicPixelsMax) return null;
      const { width, height, data } = await first.decode();
      return sharp(data, { ...limits, raw: { width, height, channels: 4 } }).removeAlpha();
    } finally {
      images.dispose();
    }
  }

  const asJpeg = (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();

  async function clean() {
    if (type === 'image/heic') {
      const image = await heic();
      return image === null ? null : { bytes: await asJpeg(image), type: 'image/jpeg' };
    }
    const { format, width, height } = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
    if (type !== 'image/' + format) throw new Error('Another format than its first bytes say');
    if (width * height > pixelsMax) return null;
    const image = sharp(bytes, limits).autoOrient();
    if (type === 'image/jpeg') return { bytes: await image.jpeg({ quality }).toBuffer(), type };
    const same = type === 'image/png' ? image.clone().png({ compressionLevel: 9 }) : image.clone().webp({ quality, effort: 1 });
    // The format WebP cannot hold every large picture.
    const made = await same.toBuffer().catch(() => null);
    return made && made.length <= bytesMax ? { bytes: made, type } : { bytes: await asJpeg(image), type: 'image/jpeg' };
  }

  clean().then(
    (made) => {
      if (made === null || made.bytes.length > bytesMax) refuse('tooManyPixels');
      else parentPort.postMessage(made);
    },
    () => refuse('unreadable'),
  );`;

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
  const paths = { sharp: require.resolve('sharp'), heic: require.resolve('heic-decode') };
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      eval: true,
      execArgv: [],
      workerData: { bytes, type, pixelsMax, heicPixelsMax, bytesMax, quality: QUALITY, paths },
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
