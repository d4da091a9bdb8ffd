import { DOCUMENT_MESSAGES } from '@/contract/documents';
import type { CommandContext } from '../../core/context';
import { conflict } from '../../core/errors';
import { uploadFor } from '../access';
import { uploadRepository } from '../uploadRepository';

/** Destroys an unfinished upload. Throws `conflict` for one that has become a document. */
export async function cancelUpload(context: CommandContext, id: string) {
  await uploadFor(context, id);
  await context.db.transaction(async (transaction) => {
    const repository = uploadRepository(transaction);
    if (!(await repository.lockUnfinished(id))) throw conflict(DOCUMENT_MESSAGES.alreadyStored);
    await repository.dropUploads([id]);
  });
}
