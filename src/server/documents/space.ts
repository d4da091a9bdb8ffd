import { DOCUMENT_MESSAGES, DOCUMENT_SPACE } from '@/contract/documents';
import type { Database } from '../db/database';
import { conflict } from '../core/errors';
import { settingsOfPractice } from '../practice/queries';
import { uploadRepository } from './uploadRepository';

/**
 * Throws `conflict` where `more` bytes do not fit into the room for documents. Call it in the transaction that takes
 * them: others wait for its end.
 */
export async function takeSpace(db: Database, more: number): Promise<void> {
  const repository = uploadRepository(db);
  await repository.takeSpaceTurn();
  const { documentSpaceGb } = await settingsOfPractice(db);
  if ((await repository.usedBytes()) + more > documentSpaceGb * DOCUMENT_SPACE.gbBytes)
    throw conflict(DOCUMENT_MESSAGES.full);
}
