import type { CommandContext } from '../../core/context';
import { documentFor } from '../access';
import { documentRepository } from '../repository';

/** Hides a document. Its bytes stay with the record for the legal term. */
export async function removeDocument(context: CommandContext, id: string) {
  await documentFor(context, id);
  await documentRepository(context.db).hide(id, context);
}
