import { and, count, eq, gt, inArray, isNull, lt, sql, sum } from 'drizzle-orm';
import type { DocumentType } from '@/contract/documents';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import { documentPieces, documents } from '../db/schema';

/** Key of the turn in which room for a document is taken, so that two at once never take more than there is. */
const SPACE_TURN = 7_301_955;

const uploadColumns = {
  ...pickColumns(documents, 'id', 'patientId', 'name', 'size', 'sentByPatient', 'storedAt', 'deletedAt'),
};

/** Uploads of files, from their beginning until they are documents. Whose they are is checked in `access.ts`. */
export const uploadRepository = (db: Database) => ({
  async findUpload(id: string, authorId: string) {
    const [row] = await db
      .select(uploadColumns)
      .from(documents)
      .where(and(eq(documents.id, id), eq(documents.authorId, authorId), isNull(documents.deletedAt)));
    return row;
  },

  async findUploadByKey(authorId: string, uploadKey: string) {
    const [row] = await db
      .select(uploadColumns)
      .from(documents)
      .where(and(eq(documents.authorId, authorId), eq(documents.uploadKey, uploadKey)));
    return row;
  },

  begin: (values: typeof documents.$inferInsert) => insertRow(db, documents, values),

  /** Locks an upload until the transaction ends. Undefined if it is stored, or no longer there. */
  async lockUnfinished(id: string) {
    const [row] = await db
      .select(uploadColumns)
      .from(documents)
      .where(and(eq(documents.id, id), isNull(documents.storedAt)))
      .for('update');
    return row;
  },

  async touch(id: string, now: Date): Promise<void> {
    await db.update(documents).set({ updatedAt: now }).where(eq(documents.id, id));
  },

  /** Turns a locked upload into a document. */
  async markStored(id: string, values: StoredValues, now: Date): Promise<void> {
    await db
      .update(documents)
      .set({ ...values, storedAt: now, updatedAt: now })
      .where(eq(documents.id, id));
  },

  /**
   * Destroys unfinished uploads with their bytes, in a transaction. What has been stored meanwhile stays: the lock waits
   * for a call that is storing it.
   */
  async dropUploads(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const unfinished = await db
      .select({ id: documents.id })
      .from(documents)
      .where(and(inArray(documents.id, ids), isNull(documents.storedAt)))
      .for('update');
    const dropped = unfinished.map(({ id }) => id);
    await db.delete(documentPieces).where(inArray(documentPieces.documentId, dropped));
    await db.delete(documents).where(inArray(documents.id, dropped));
  },

  /** Locks and returns the ids of uploads that nobody has continued since an instant. */
  async lockAbandoned(before: Date): Promise<string[]> {
    const rows = await db
      .select({ id: documents.id })
      .from(documents)
      .where(and(isNull(documents.storedAt), lt(documents.updatedAt, before)))
      .for('update', { skipLocked: true });
    return rows.map(({ id }) => id);
  },

  async unfinishedOf(authorId: string): Promise<number> {
    const [row] = await db
      .select({ uploads: count() })
      .from(documents)
      .where(and(eq(documents.authorId, authorId), isNull(documents.storedAt)));
    return row?.uploads ?? 0;
  },

  /** Waits for the turn to take room; it ends with the transaction. */
  async takeSpaceTurn(): Promise<void> {
    await db.execute(sql`select pg_advisory_xact_lock(${SPACE_TURN})`);
  },

  /** Bytes of all documents and announced uploads, deleted ones included. */
  async usedBytes(): Promise<number> {
    const [row] = await db.select({ bytes: sum(documents.size).mapWith(Number) }).from(documents);
    return row?.bytes ?? 0;
  },

  async sentSince(authorId: string, since: Date): Promise<number> {
    const [row] = await db
      .select({ sent: count() })
      .from(documents)
      .where(and(eq(documents.authorId, authorId), gt(documents.createdAt, since)));
    return row?.sent ?? 0;
  },
});

/** What is known of a document once its bytes are complete. */
interface StoredValues {
  name: string;
  type: DocumentType;
  size: number;
  sha256: string;
}
