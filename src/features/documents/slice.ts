import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import type { DocumentDetails } from '@/contract/documentSchemas';
import type { AppDispatch, RootState, StoreExtra } from '@/shared/redux';
import { type DocumentOwner, heldFiles } from './api';

/** `waiting`: its turn has not come. `sending`: bytes are on their way. `failed`: can be tried again, or not. */
type UploadStage = 'waiting' | 'sending' | 'finishing' | 'failed';

/** A file on its way to the server. Its bytes are in `heldFiles`, under the same id. */
export interface Upload {
  /** Made by the browser; the server knows a repeated upload by it. */
  id: string;
  owner: DocumentOwner;
  name: string;
  /** Bytes. */
  size: number;
  details: DocumentDetails;
  /** Id on the server, once it has begun. */
  documentId: string | null;
  /** Bytes that the server has. */
  sent: number;
  stage: UploadStage;
  failure: string | null;
  mayRetry: boolean;
}

interface DocumentsState {
  uploads: Upload[];
}

const initialState: DocumentsState = { uploads: [] };

interface Submission {
  owner: DocumentOwner;
  details: DocumentDetails;
  files: { id: string; name: string; size: number }[];
}

/** Interface state of documents: files on their way. What is stored lives in the RTK Query cache. */
export const documentsSlice = createSlice({
  name: 'documents',
  initialState,
  reducers: {
    filesSubmitted: {
      prepare: ({
        files,
        ...rest
      }: Omit<Submission, 'files'> & { files: { name: string; size: number }[] }) => ({
        payload: { ...rest, files: files.map(({ name, size }) => ({ id: nanoid(), name, size })) },
      }),
      reducer: (state, { payload: { files, owner, details } }: PayloadAction<Submission>) => {
        const begun = { owner, details, documentId: null, sent: 0, failure: null, mayRetry: true };
        for (const file of files) state.uploads.push({ ...file, ...begun, stage: 'waiting' });
      },
    },
    uploadBegun: (state, { payload }: PayloadAction<{ id: string; documentId: string; sent: number }>) => {
      const upload = state.uploads.find(({ id }) => id === payload.id);
      if (upload) Object.assign(upload, payload, { id: upload.id, stage: 'sending' });
    },
    pieceSent: (state, { payload }: PayloadAction<{ id: string; bytes: number }>) => {
      const upload = state.uploads.find(({ id }) => id === payload.id);
      if (!upload) return;
      upload.sent = Math.min(upload.size, upload.sent + payload.bytes);
      if (upload.sent === upload.size) upload.stage = 'finishing';
    },
    uploadFailed: (state, { payload }: PayloadAction<{ id: string; failure: string; mayRetry: boolean }>) => {
      const upload = state.uploads.find(({ id }) => id === payload.id);
      if (!upload) return;
      upload.stage = 'failed';
      upload.failure = payload.failure;
      upload.mayRetry = payload.mayRetry;
    },
    uploadRetried: (state, { payload }: PayloadAction<string>) => {
      const upload = state.uploads.find(({ id }) => id === payload);
      if (upload?.stage === 'failed') Object.assign(upload, { stage: 'waiting', failure: null });
    },
    /** The document is stored. */
    uploadFinished: (state, { payload }: PayloadAction<string>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload);
    },
    /** The person takes the file back, or puts a failed one away. */
    uploadCancelled: (state, { payload }: PayloadAction<{ id: string; documentId: string | null }>) => {
      state.uploads = state.uploads.filter(({ id }) => id !== payload.id);
    },
  },
  selectors: { selectUploads: (state) => state.uploads },
});

export const {
  filesSubmitted,
  pieceSent,
  uploadBegun,
  uploadCancelled,
  uploadFailed,
  uploadFinished,
  uploadRetried,
} = documentsSlice.actions;
export const { selectUploads } = documentsSlice.selectors;

/** Hands files over to be sent: their bytes are held outside the state, the action only names them. */
export const submitFiles =
  (owner: DocumentOwner, files: readonly File[], details: DocumentDetails) =>
  (dispatch: AppDispatch, _getState: () => RootState, extra: StoreExtra): void => {
    const action = filesSubmitted({ owner, details, files: files.map(({ name, size }) => ({ name, size })) });
    action.payload.files.forEach(({ id }, index) => {
      const file = files[index];
      if (file) heldFiles(extra).set(id, file);
    });
    dispatch(action);
  };
