import { Readable } from 'node:stream';
import { DOCUMENT_LIMITS, DOCUMENT_MESSAGES, type DocumentType } from '@/contract/documents';
import { PATIENT_MESSAGES } from '@/contract/patients';
import type { Database } from '../db/database';
import { type SignedInUser, type CommandContext, recordOf } from '../core/context';
import { pieceRepository, piecesIn } from './pieceRepository';
import { type DocumentRow, documentRepository } from './repository';
import { notFound } from '../core/errors';
import { notificationsRepository } from '../notifications/repository';
import { findReached } from '../patients/access';
import { uploadRepository } from './uploadRepository';

/** Media type for a stored row; the database refuses one without. */
export const typeOf = ({ type }: DocumentRow): DocumentType => {
  if (!type) throw new Error('A stored document has no type');
  return type;
};

/** Converts a stored document into an answer. Only therapists are told of episodes. */
export const toDocumentAnswer = (row: DocumentRow, { role }: Pick<SignedInUser, 'role'>) => ({
  id: row.id,
  patientId: row.patientId,
  name: row.name,
  kind: row.kind,
  day: row.day,
  note: row.note,
  type: typeOf(row),
  size: row.size,
  shared: row.shared,
  sentByPatient: row.sentByPatient,
  author: { name: row.authorName },
  createdAt: row.createdAt.toISOString(),
  ...(role === 'THERAPIST' && { episodeId: row.episodeId }),
});

/** Converts an upload into an answer, with the pieces that are already there. */
export async function toUploadAnswer(
  db: Database,
  { id, size, storedAt }: { id: string; size: number; storedAt: Date | null },
) {
  const received = storedAt ? [] : await pieceRepository(db).receivedPieces(id);
  const finished = storedAt !== null;
  return { upload: { id, size, pieceBytes: DOCUMENT_LIMITS.pieceBytes, received, finished } };
}

type Context = Pick<CommandContext, 'db' | 'user' | 'audited'>;

/** The record whose documents the caller may see. Throws `notFound` for a foreign, deleted or absent one. */
export async function recordForDocuments({ db, user, audited }: Context, patientId: string) {
  audited({ patientId });
  const patient = await findReached(db, user, patientId);
  if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
  return patient;
}

/**
 * A stored document that the caller may see: a patient, only those shared with them. Throws `notFound` for any other.
 */
export async function documentFor({ db, user, audited }: Context, id: string): Promise<DocumentRow> {
  const row = await documentRepository(db).find(id);
  const patient = row && (await findReached(db, user, row.patientId));
  if (!row || !patient || (user.role === 'PATIENT' && !row.shared))
    throw notFound(DOCUMENT_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: id });
  return row;
}

/** An upload that the caller began, finished or not. Throws `notFound` for any other. */
export async function uploadFor({ db, user, audited }: Context, id: string) {
  const row = await uploadRepository(db).findUpload(id, user.id);
  const patient = row && (await findReached(db, user, row.patientId));
  if (!row || !patient) throw notFound(DOCUMENT_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: id });
  return row;
}

/** Documents of a record, the latest first. */
export async function listDocuments(context: CommandContext, patientId: string) {
  await recordForDocuments(context, patientId);
  const rows = await documentRepository(context.db).list(patientId, { sharedOnly: false });
  return { data: rows.map((row) => toDocumentAnswer(row, context.user)) };
}

/** The signed-in patient's documents: those that they sent and those shared with them. */
export async function listOwnDocuments({ db, user, audited }: CommandContext) {
  const patientId = recordOf(user);
  audited({ patientId, entityId: patientId });
  const rows = await documentRepository(db).list(patientId, { sharedOnly: true });
  return { data: rows.map((row) => toDocumentAnswer(row, user)) };
}

/**
 * A document with its bytes as a stream of pieces; the next is read when the one before has left. Who opens it needs no
 * notice of it any more.
 */
export async function openDocument(context: CommandContext, id: string) {
  const row = await documentFor(context, id);
  await notificationsRepository(context.db).markSubjectRead(context.user.id, id, context.now);
  const bytes = Readable.from(piecesIn(context.db, row), { highWaterMark: 1 });
  return { name: row.name, size: row.size, type: typeOf(row), bytes };
}
