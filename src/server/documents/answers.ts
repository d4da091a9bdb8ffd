import { DOCUMENT_LIMITS, type DocumentType } from '@/contract/documents';
import type { Database } from '../db/database';
import type { SignedInUser } from '../core/context';
import { pieceRepository } from './pieceRepository';
import type { DocumentRow } from './repository';

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
