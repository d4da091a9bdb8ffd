import {
  cleanFileName,
  DOCUMENT_MESSAGES as MESSAGES,
  type DocumentType,
  type FileType,
  fileTypeOf,
  piecesOf,
  SIGNATURE_BYTES,
} from '@/contract/documents';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, DomainError, invalidField } from '../../core/errors';
import { uploadFor } from '../access';
import { toDocumentAnswer } from '../answers';
import { announceDocument } from '../notices';
import { piecesIn, sha256Of, storePieces } from '../pieces';
import { pieceRepository } from '../pieceRepository';
import { documentRepository } from '../repository';
import { takeSpace } from '../space';
import { uploadRepository } from '../uploadRepository';

type Upload = Awaited<ReturnType<typeof uploadFor>>;

/** The bytes that are kept of an upload. Without `bytes` they are the uploaded pieces themselves. */
interface Content {
  type: DocumentType;
  size: number;
  sha256: string;
  bytes?: Uint8Array;
}

const isPicture = (type: FileType): type is Exclude<FileType, 'application/pdf'> =>
  type !== 'application/pdf';

/** Reads the real type, and makes a picture anew, without what the camera wrote into it. */
async function contentOf(
  { pictures }: Pick<Effects, 'pictures'>,
  { db }: CommandContext,
  upload: Upload,
): Promise<Content> {
  const first = await pieceRepository(db).piece(upload.id, 0);
  const type = first && fileTypeOf(first.subarray(0, SIGNATURE_BYTES));
  if (!type) throw invalidField('name', MESSAGES.wrongType);
  if (!isPicture(type)) return { type, size: upload.size, sha256: await sha256Of(piecesIn(db, upload)) };
  const picture = await pictures.clean({ type, size: upload.size, pieces: () => piecesIn(db, upload) });
  return { ...picture, size: picture.bytes.length, sha256: await sha256Of([picture.bytes]) };
}

/** Stores the content and makes the upload a document, all or nothing. Another call may have done so before. */
async function store(context: CommandContext, upload: Upload, { bytes, ...content }: Content) {
  await context.db.transaction(async (transaction) => {
    const repository = uploadRepository(transaction);
    await takeSpace(transaction, Math.max(0, content.size - upload.size));
    if (!(await repository.lockUnfinished(upload.id))) return;
    if (bytes) {
      await pieceRepository(transaction).dropPieces([upload.id]);
      await storePieces(transaction, upload.id, bytes);
    }
    const name = cleanFileName(upload.name, content.type);
    await repository.markStored(upload.id, { ...content, name }, context.now);
    await announceDocument({ ...context, db: transaction }, upload.id);
  });
}

/**
 * Ends an upload: from here on it is a document. Called again, it answers the same document. What is not taken is
 * destroyed at once.
 */
export const finishUpload =
  (effects: Pick<Effects, 'pictures'>) => async (context: CommandContext, id: string) => {
    const upload = await uploadFor(context, id);
    if (!upload.storedAt) {
      const received = await pieceRepository(context.db).receivedPieces(id);
      if (received.length !== piecesOf(upload.size)) throw conflict(MESSAGES.incomplete, { received });
      try {
        await store(context, upload, await contentOf(effects, context, upload));
      } catch (error) {
        const isRefused = error instanceof DomainError && error.kind === 'invalid';
        if (isRefused) await context.db.transaction((inside) => uploadRepository(inside).dropUploads([id]));
        throw error;
      }
    }
    const row = await documentRepository(context.db).find(id);
    if (!row) throw conflict(MESSAGES.incomplete);
    return toDocumentAnswer(row, context.user);
  };
