import { and, asc, eq, inArray } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { DOCUMENT_LIMITS, piecesOf } from '@/contract/documents';
import type { Database } from '../db/database';
import { documentPieces } from '../db/schema';

/** The bytes of documents and uploads, in pieces. */
export const pieceRepository = (db: Database) => ({
  /** Keeps a piece of a locked upload. The first of two equal ones counts. */
  async addPiece(documentId: string, piece: number, bytes: Uint8Array): Promise<void> {
    await db.insert(documentPieces).values({ documentId, piece, bytes }).onConflictDoNothing();
  },

  async receivedPieces(documentId: string): Promise<number[]> {
    const rows = await db
      .select({ piece: documentPieces.piece })
      .from(documentPieces)
      .where(eq(documentPieces.documentId, documentId))
      .orderBy(asc(documentPieces.piece));
    return rows.map(({ piece }) => piece);
  },

  async piece(documentId: string, piece: number): Promise<Uint8Array | undefined> {
    const [row] = await db
      .select({ bytes: documentPieces.bytes })
      .from(documentPieces)
      .where(and(eq(documentPieces.documentId, documentId), eq(documentPieces.piece, piece)));
    return row?.bytes;
  },

  async dropPieces(ids: string[]): Promise<void> {
    await db.delete(documentPieces).where(inArray(documentPieces.documentId, ids));
  },
});

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
