import { restoreRow } from '../../db/deletions';
import type { CommandContext } from '../../core/context';
import { documentFor } from '../access';
import { toDocumentAnswer } from '../answers';

/** Gives back a document that the caller has just deleted. Throws `conflict` when the time to undo is over. */
export async function restoreDocument(context: CommandContext, id: string) {
  const row = await context.db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await restoreRow(inside, 'documents', id);
    return documentFor(inside, id);
  });
  return toDocumentAnswer(row, context.user);
}
