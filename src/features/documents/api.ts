import { restorePath } from '@/contract/common/messages';
import type { DocumentUpload, PatientDocument } from '@/contract/documentAnswers';
import {
  DOCUMENT_KINDS,
  DOCUMENT_LIMITS,
  DOCUMENT_PATHS,
  DOCUMENT_TYPES,
  pieceSize,
} from '@/contract/documents';
import type { DocumentBody, DocumentUploadBody } from '@/contract/documentSchemas';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, staleListTags } from '@/shared/api/baseApi';
import { belongingOf } from '@/shared/api/records';
import { askUnreadAfter } from '@/shared/realtime';
import { heldValues } from '@/shared/lib/values';

/** Bytes of files on their way to the server, and of documents that were opened, by id. */
export const heldFiles = heldValues<Blob>();

type Raw = Record<string, unknown>;

/** Whose documents: a patient's by id, or those of the signed-in patient. */
export type DocumentOwner = { patientId: string } | 'own';

const pathOf = (owner: DocumentOwner) =>
  owner === 'own' ? DOCUMENT_PATHS.mine : DOCUMENT_PATHS.ofPatient(owner.patientId);

/** Reads a document. */
export const toDocument = (raw: Raw): PatientDocument => ({
  id: idOf(raw),
  patientId: textOf(raw.patientId),
  name: textOf(raw.name),
  kind: DOCUMENT_KINDS.find((kind) => kind === raw.kind) ?? 'OTHER',
  day: textOf(raw.day),
  note: optionalTextOf(raw.note),
  type: DOCUMENT_TYPES.find((type) => type === raw.type) ?? 'application/pdf',
  size: numberOf(raw.size, 0),
  shared: raw.shared === true,
  sentByPatient: raw.sentByPatient === true,
  author: { name: textOf(objectOf(raw.author).name) },
  createdAt: textOf(raw.createdAt),
  ...belongingOf(raw),
});

const toUpload = (answer: unknown): DocumentUpload => {
  const raw = objectOf(answer, 'upload');
  const received: unknown[] = Array.isArray(raw.received) ? raw.received : [];
  return {
    id: idOf(raw),
    size: numberOf(raw.size, 0),
    pieceBytes: numberOf(raw.pieceBytes, DOCUMENT_LIMITS.pieceBytes),
    received: received.filter((piece): piece is number => typeof piece === 'number'),
    finished: raw.finished === true,
  };
};

const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The latest first. */
    listDocuments: build.query<PatientDocument[], DocumentOwner>({
      query: pathOf,
      transformResponse: (answer) => listOf(answer, 'documents').map(toDocument),
      providesTags: listTags('Document'),
    }),
    /** Begins an upload, or finds it again by its `uploadKey`. */
    beginUpload: build.mutation<DocumentUpload, { owner: DocumentOwner; body: DocumentUploadBody }>({
      query: ({ owner, body }) => ({ url: pathOf(owner), method: 'POST', body }),
      transformResponse: toUpload,
    }),
    /** Sends one piece of a held file. */
    sendPiece: build.mutation<null, { id: string; fileId: string; piece: number }>({
      queryFn: async ({ id, fileId, piece }, { extra }, _options, send) => {
        const file = heldFiles(extra).get(fileId);
        if (!file) return { error: { status: 'NETWORK' } };
        const from = piece * DOCUMENT_LIMITS.pieceBytes;
        const body = file.slice(from, from + pieceSize(file.size, piece), 'application/octet-stream');
        const url = DOCUMENT_PATHS.uploadContent(id);
        const timeout = DOCUMENT_LIMITS.pieceMs;
        const result = await send({ url, params: { piece }, method: 'PUT', body, timeout });
        return result.error ? { error: result.error } : { data: null };
      },
    }),
    finishUpload: build.mutation<PatientDocument, string>({
      query: (id) => ({ url: DOCUMENT_PATHS.uploadFinished(id), method: 'PUT' }),
      transformResponse: (answer) => toDocument(objectOf(answer, 'document')),
      invalidatesTags: (_document, error) => staleListTags('Document', error),
    }),
    cancelUpload: build.mutation<null, string>({
      query: (id) => ({ url: DOCUMENT_PATHS.upload(id), method: 'DELETE', keepalive: true }),
      transformResponse: () => null,
    }),
    /**
     * Fetches the bytes of a document and holds them under its id; they never enter the cache. The server marks its notice as
     * read.
     */
    openDocument: build.mutation<null, string>({
      queryFn: async (id, { extra }, _options, send) => {
        const result = await send({
          url: DOCUMENT_PATHS.content(id),
          asBlob: true,
          cache: 'no-store',
          timeout: DOCUMENT_LIMITS.downloadMs,
        });
        if (result.error) return { error: result.error };
        heldFiles(extra).set(id, result.data as Blob);
        return { data: null };
      },
      onQueryStarted: askUnreadAfter,
    }),
    updateDocument: build.mutation<PatientDocument, { id: string; input: DocumentBody }>({
      query: ({ id, input }) => ({ url: DOCUMENT_PATHS.one(id), method: 'PUT', body: input }),
      transformResponse: (answer) => toDocument(objectOf(answer, 'document')),
      invalidatesTags: (_document, error) => staleListTags('Document', error),
    }),
    deleteDocument: build.mutation<null, string>({
      query: (id) => ({ url: DOCUMENT_PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => staleListTags('Document', error),
    }),
    restoreDocument: build.mutation<null, string>({
      query: (id) => ({ url: restorePath(DOCUMENT_PATHS.one(id)), method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => staleListTags('Document', error),
    }),
  }),
});

export const {
  useListDocumentsQuery,
  useOpenDocumentMutation,
  useUpdateDocumentMutation,
  useDeleteDocumentMutation,
} = documentsApi;
export const { beginUpload, cancelUpload, finishUpload, openDocument, restoreDocument, sendPiece } =
  documentsApi.endpoints;
