import { sql, sum } from 'drizzle-orm';
import { DOCUMENT_SPACE } from '@/contract/documents/limits';
import { DOCUMENT_MESSAGES } from '@/contract/documents/messages';
import type { Database } from '../db/database';
import { documents } from '../db/schema';
import { conflict } from '../core/errors';
import { settingsOfPractice } from '../practice/queries';

/** Key of the turn in which room for a document is taken, so that two at once never take more than there is. */
const SPACE_TURN = 7_301_955;

/** Waits for the turn to take room; it ends with the transaction. */
export async function takeSpaceTurn(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${SPACE_TURN})`);
}

/** Bytes of all documents and announced uploads, deleted ones included. */
async function usedBytes(db: Database): Promise<number> {
  const [row] = await db.select({ bytes: sum(documents.size).mapWith(Number) }).from(documents);
  return row?.bytes ?? 0;
}

/**
 * Throws 409 where `more` bytes do not fit into the room for documents. Call it in the transaction that takes them:
 * others wait for its end.
 */
export async function takeSpace(db: Database, more: number): Promise<void> {
  await takeSpaceTurn(db);
  const { documentSpaceGb } = await settingsOfPractice(db);
  if ((await usedBytes(db)) + more > documentSpaceGb * DOCUMENT_SPACE.gbBytes)
    throw conflict(DOCUMENT_MESSAGES.full);
}
