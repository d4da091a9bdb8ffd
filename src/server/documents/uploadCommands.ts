import {
  cleanFileName,
  DOCUMENT_LIMITS as LIMITS,
  DOCUMENT_MESSAGES,
  DOCUMENT_MESSAGES as MESSAGES,
  DOCUMENT_SPACE,
  type DocumentType,
  type FileType,
  fileTypeOf,
  pieceSize,
  piecesOf,
  SIGNATURE_BYTES,
} from '@/contract/documents';
import { HOUR_MS } from '@/contract/common/constants';
import { startOfDay } from '@/contract/common/practiceTime';
import type { DocumentUploadBody } from '@/contract/documentSchemas';
import type { Database } from '../db/database';
import { conflict, tooMany, invalid, DomainError, invalidField } from '../core/errors';
import { settingsOfPractice } from '../practice/queries';
import { uploadRepository } from './uploadRepository';
import { episodeFor } from '../episodes/assign';
import type { CommandContext } from '../core/context';
import { recordForDocuments, uploadFor, toUploadAnswer, toDocumentAnswer } from './queries';
import { detailValues, announceDocument } from './commands';
import { pieceRepository, piecesIn, sha256Of, storePieces } from './pieceRepository';
import type { Effects } from '../core/effects';
import { documentRepository } from './repository';

/**
 * Throws `conflict` where `more` bytes do not fit into the room for documents. Call it in the transaction that takes
 * them: others wait for its end.
 */
async function takeSpace(db: Database, more: number): Promise<void> {
  const repository = uploadRepository(db);
  await repository.takeSpaceTurn();
  const { documentSpaceGb } = await settingsOfPractice(db);
  if ((await repository.usedBytes()) + more > documentSpaceGb * DOCUMENT_SPACE.gbBytes)
    throw conflict(DOCUMENT_MESSAGES.full);
}

/** Destroys uploads that nobody has continued for some hours. */
export async function dropAbandoned(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LIMITS.unfinishedHours * HOUR_MS);
  await db.transaction(async (transaction) => {
    const repository = uploadRepository(transaction);
    await repository.dropUploads(await repository.lockAbandoned(before));
  });
}

async function refuseTooMany(db: Database, { user, timeZone }: CommandContext): Promise<void> {
  const repository = uploadRepository(db);
  if ((await repository.unfinishedOf(user.id)) >= LIMITS.unfinishedMax)
    throw tooMany(60, MESSAGES.tooManyUnfinished);
  const today = startOfDay(user.today, timeZone);
  const sent = user.role === 'PATIENT' && (await repository.sentSince(user.id, today));
  if (sent && sent >= LIMITS.sentPerDay) throw tooMany(3600, MESSAGES.tooManySent);
}

/**
 * Begins an upload and takes its room, before any byte is kept. The same `uploadKey` again answers the same upload with
 * the pieces that are already there.
 */
export async function beginUpload(context: CommandContext, patientId: string, body: DocumentUploadBody) {
  const { db, user, now, audited } = context;
  await recordForDocuments(context, patientId);
  const sentByPatient = user.role === 'PATIENT';
  const details = detailValues({ ...body, shared: body.shared || sentByPatient }, context);
  const upload = await db.transaction(async (transaction) => {
    const repository = uploadRepository(transaction);
    await uploadRepository(transaction).takeSpaceTurn();
    const known = await repository.findUploadByKey(user.id, body.uploadKey);
    if (known) {
      const isSame = known.patientId === patientId && (known.storedAt !== null || known.size === body.size);
      if (!isSame || known.deletedAt) throw conflict(MESSAGES.otherFile);
      return known;
    }
    await dropAbandoned(transaction, now);
    await refuseTooMany(transaction, context);
    await takeSpace(transaction, body.size);
    // Patients do not know of episodes: what they send goes where the rule says.
    const chosen = sentByPatient ? null : body.episodeId;
    const episodeId = await episodeFor({ db: transaction }, { patientId, chosen });
    const values = { ...details, patientId, episodeId, sentByPatient };
    const id = await repository.begin({
      ...values,
      uploadKey: body.uploadKey,
      size: body.size,
      authorId: user.id,
      name: cleanFileName(body.name),
      createdAt: now,
      updatedAt: now,
    });
    return { id, size: body.size, storedAt: null };
  });
  audited({ entityId: upload.id });
  return toUploadAnswer(db, upload);
}

interface Piece {
  piece: number;
  bytes: Uint8Array;
}

/** Keeps one piece of an upload. Sent again, it changes nothing; for a stored document neither. */
export async function keepPiece(context: CommandContext, id: string, { piece, bytes }: Piece) {
  const upload = await uploadFor(context, id);
  if (upload.storedAt) return;
  const due = pieceSize(upload.size, piece);
  if (due <= 0 || bytes.length !== due) throw invalid(DOCUMENT_MESSAGES.wrongPiece);
  await context.db.transaction(async (transaction) => {
    const repository = uploadRepository(transaction);
    // The lock keeps a late piece out of a document that was stored meanwhile.
    if (!(await repository.lockUnfinished(id))) return;
    await pieceRepository(transaction).addPiece(id, piece, bytes);
    await repository.touch(id, context.now);
  });
}

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
        // Another call may have stored it meanwhile, with other bytes than this one was reading.
        if (!(await documentRepository(context.db).find(id))) throw error;
      }
    }
    const row = await documentRepository(context.db).find(id);
    if (!row) throw conflict(MESSAGES.incomplete);
    return toDocumentAnswer(row, context.user);
  };

/** Destroys an unfinished upload. Throws `conflict` for one that has become a document. */
export async function cancelUpload(context: CommandContext, id: string) {
  await uploadFor(context, id);
  await context.db.transaction(async (transaction) => {
    const repository = uploadRepository(transaction);
    if (!(await repository.lockUnfinished(id))) throw conflict(DOCUMENT_MESSAGES.alreadyStored);
    await repository.dropUploads([id]);
  });
}
