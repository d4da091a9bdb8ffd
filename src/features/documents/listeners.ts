import { isAnyOf } from '@reduxjs/toolkit';
import { DOCUMENT_MESSAGES } from '@/contract/documents';
import { type ApiError, errorText } from '@/shared/api/errors';
import { sessionEnded } from '@/shared/identity/slice';
import { closingGuard } from '@/shared/lib/closing';
import type { StartListening } from '@/shared/redux';
import { followRestores } from '@/shared/restore';
import { toastRequested } from '@/shared/toasts/slice';
import { cancelUpload, restoreDocument, heldFiles } from './api';
import { sendFile } from './sendFile';
import {
  filesSubmitted,
  selectUploads,
  type Upload,
  uploadCancelled,
  uploadFailed,
  uploadFinished,
  uploadRetried,
} from './slice';

/** Whether a file has not arrived and still may. */
const isUnsent = ({ stage, mayRetry }: Upload) => stage !== 'failed' || mayRetry;

/** Registers the side effects of documents: sending files one after another, giving up their bytes, giving back what was deleted. */
export function startDocumentListeners(startListening: StartListening): void {
  let isSending = false;
  const guardClosing = closingGuard();

  // Files are also sent while another screen is open. Closing the page would lose what has not arrived.
  startListening({
    matcher: isAnyOf(filesSubmitted, uploadCancelled, uploadFailed, uploadFinished, sessionEnded),
    effect: (_action, { getState }) => guardClosing(selectUploads(getState()).some(isUnsent)),
  });

  startListening({
    matcher: isAnyOf(filesSubmitted, uploadRetried),
    effect: async (_action, api) => {
      if (isSending) return;
      isSending = true;
      const tried: string[] = [];
      let stored = 0;
      const next = () => selectUploads(api.getState()).find(({ stage }) => stage === 'waiting');
      try {
        for (let upload = next(); upload; upload = next()) {
          tried.push(upload.id);
          if (await sendFile(upload.id, api)) stored += 1;
        }
      } finally {
        isSending = false;
      }
      if (stored > 0)
        api.dispatch(toastRequested({ message: DOCUMENT_MESSAGES.stored(stored), variant: 'success' }));
      const failed = selectUploads(api.getState()).filter(
        ({ id, stage }) => stage === 'failed' && tried.includes(id),
      ).length;
      if (failed > 0)
        api.dispatch(toastRequested({ message: DOCUMENT_MESSAGES.notStored(failed), variant: 'error' }));
    },
  });

  startListening({
    actionCreator: uploadCancelled,
    effect: async ({ payload: { id, documentId } }, { dispatch, extra }) => {
      heldFiles(extra).delete(id);
      if (!documentId) return;
      const cancelled = await dispatch(cancelUpload.initiate(documentId, { track: false }));
      const error = cancelled.error as ApiError | undefined;
      // It was stored in the moment in which it was cancelled: whoever shared it by mistake has to hear of it.
      if (error?.status === 409)
        dispatch(
          toastRequested({ message: errorText(error, DOCUMENT_MESSAGES.alreadyStored), variant: 'error' }),
        );
    },
  });

  startListening({
    actionCreator: uploadFinished,
    effect: ({ payload }, { extra }) => void heldFiles(extra).delete(payload),
  });

  startListening({
    matcher: sessionEnded,
    effect: (_action, { dispatch, extra, getOriginalState }) => {
      heldFiles(extra).clear();
      const lost = selectUploads(getOriginalState()).filter(isUnsent).length;
      if (lost > 0)
        dispatch(toastRequested({ message: DOCUMENT_MESSAGES.lostOnTheWay(lost), variant: 'error' }));
    },
  });

  followRestores(startListening, 'Document', (id, dispatch) =>
    dispatch(restoreDocument.initiate(id, { track: false })),
  );
}
