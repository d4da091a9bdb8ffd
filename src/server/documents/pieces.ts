import { createHash } from 'node:crypto';
import { DOCUMENT_LIMITS, piecesOf } from '@/contract/documents';
import type { Database } from '../db/database';
import { pieceRepository } from './pieceRepository';

/** The bytes of a document or upload, one piece in memory at a time. Throws if one is missing. */
export async function* piecesIn(
  db: Database,
  { id, size }: { id: string; size: number },
): AsyncGenerator<Uint8Array> {
  const repository = pieceRepository(db);
  for (let piece = 0; piece < piecesOf(size); piece += 1) {
    const bytes = await repository.piece(id, piece);
    if (!bytes) throw new Error('A piece of a document is missing');
    yield bytes;
  }
}

/** Stores bytes as the pieces of a document. */
export async function storePieces(db: Database, id: string, bytes: Uint8Array): Promise<void> {
  const repository = pieceRepository(db);
  for (let piece = 0; piece < piecesOf(bytes.length); piece += 1) {
    const from = piece * DOCUMENT_LIMITS.pieceBytes;
    await repository.addPiece(id, piece, bytes.subarray(from, from + DOCUMENT_LIMITS.pieceBytes));
  }
}

/** SHA-256 of bytes that come in pieces, in hexadecimal. */
export async function sha256Of(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of pieces) hash.update(bytes);
  return hash.digest('hex');
}
