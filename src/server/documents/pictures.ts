import { DOCUMENT_MESSAGES, type FileType } from '@/contract/documents';
import { invalidField, unavailable } from '../core/errors';
import { cleanInThread, type CleanPicture, RETRY_SECONDS } from './pictureThread';

/** Pictures that wait; another one would wait longer than its request may last. */
const LONGEST_QUEUE = 8;

interface Picture {
  type: FileType;
  /** Bytes of all pieces together. */
  size: number;
  /** The file's bytes, read when it is the picture's turn. */
  pieces: () => AsyncIterable<Uint8Array>;
}

export type Pictures = ReturnType<typeof createPictures>;

async function joined({ size, pieces }: Picture): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const piece of pieces()) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

/**
 * Makes pictures anew without position, camera and other notes: one at a time, so that memory stays bounded however
 * many arrive. A HEIC photo becomes a JPEG, and so does a PNG or WebP that would grow past the limit.
 */
export function createPictures() {
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return {
    /** @throws `invalid` for a picture that is damaged or too large, `unavailable` while too many wait or if it takes too long. */
    async clean(picture: Picture): Promise<CleanPicture> {
      if (waiting >= LONGEST_QUEUE) throw unavailable(RETRY_SECONDS);
      waiting += 1;
      const mine = last.then(async () =>
        cleanInThread({ bytes: await joined(picture), type: picture.type }, closing.signal),
      );
      last = mine.catch(() => undefined);
      try {
        const answer = await mine;
        if ('refused' in answer) throw invalidField('name', DOCUMENT_MESSAGES[answer.refused]);
        return answer;
      } finally {
        waiting -= 1;
      }
    },
    /** Ends the picture at work; its call rejects. */
    close: async (): Promise<void> => closing.abort(),
  };
}
