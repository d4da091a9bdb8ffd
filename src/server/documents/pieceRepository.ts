import { and, asc, eq, inArray } from 'drizzle-orm';
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
