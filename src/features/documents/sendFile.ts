import { DOCUMENT_MESSAGES as MESSAGES, pieceSize, piecesOf } from '@/contract/documents';
import { isPassing, RETRY_MS } from '@/shared/api/baseQuery';
import { type ApiError, errorText, isApiError } from '@/shared/api/errors';
import type { AppDispatch, RootState } from '@/shared/redux';
import { beginUpload, finishUpload, sendPiece } from './api';
import { pieceSent, selectUploads, type Upload, uploadBegun, uploadFailed, uploadFinished } from './slice';

interface Api {
  dispatch: AppDispatch;
  getState: () => RootState;
  delay: (ms: number) => Promise<void>;
}

interface Result<Data> {
  data?: Data;
  error?: unknown;
}

/** Longest wait that the server may ask for. One of hours is told, so that the next file need not wait for it. */
const PATIENCE_SECONDS = 60;

/** Ends the work on one file; the reason is already in the state. */
class Given extends Error {}

/**
 * Sends one file: begins it, sends the pieces that the server lacks, and finishes it. What fails for a moment is tried
 * again; what is refused is not. Resolves to whether the document is stored.
 */
export async function sendFile(id: string, { dispatch, getState, delay }: Api): Promise<boolean> {
  const current = (): Upload | undefined => selectUploads(getState()).find((upload) => upload.id === id);

  const attempt = async <Data>(call: () => PromiseLike<Result<Data>>): Promise<Data> => {
    for (const wait of [...RETRY_MS, null]) {
      const { data, error } = await call();
      if (!current()) throw new Given();
      if (error === undefined) return data as Data;
      const known: ApiError = isApiError(error) ? error : { status: 'NETWORK' };
      const isSoon = (known.retryAfter ?? 0) <= PATIENCE_SECONDS;
      if (!isPassing(known) || !isSoon || wait === null) {
        // What nobody continued for hours, as on a sleeping phone, is destroyed. Tried again, it begins anew.
        const isGone = known.status === 404 && current()?.stage !== 'waiting';
        const failure = isGone ? MESSAGES.uploadFailed : errorText(known, MESSAGES.uploadFailed);
        const mayRetry = isPassing(known) || known.status === 409 || isGone;
        dispatch(uploadFailed({ id, failure, mayRetry }));
        throw new Given();
      }
      await delay(Math.max(wait, (known.retryAfter ?? 0) * 1000));
      if (!current()) throw new Given();
    }
    throw new Given();
  };

  const work = async (upload: Upload): Promise<void> => {
    const { owner, name, size, details } = upload;
    const body = { ...details, name, size, uploadKey: id };
    const begun = await attempt(() => dispatch(beginUpload.initiate({ owner, body }, { track: false })));
    const { id: documentId, received, finished } = begun;
    const sent = finished ? size : received.reduce((sum, piece) => sum + pieceSize(size, piece), 0);
    dispatch(uploadBegun({ id, documentId, sent }));
    for (let piece = 0; piece < (finished ? 0 : piecesOf(size)); piece += 1) {
      if (received.includes(piece)) continue;
      const part = { id: documentId, fileId: id, piece };
      await attempt(() => dispatch(sendPiece.initiate(part, { track: false })));
      dispatch(pieceSent({ id, bytes: pieceSize(size, piece) }));
    }
    await attempt(() => dispatch(finishUpload.initiate(documentId, { track: false })));
    dispatch(uploadFinished(id));
  };

  const upload = current();
  if (!upload) return false;
  try {
    await work(upload);
    return true;
  } catch (error) {
    if (error instanceof Given) return false;
    throw error;
  }
}
