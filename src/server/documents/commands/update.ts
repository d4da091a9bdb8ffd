import { cleanFileName } from '@/contract/documents';
import { type DocumentBody, documentBodySchema } from '@/contract/documentSchemas';
import type { EditOf } from '@/contract/edits';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { episodeFor } from '../../episodes/assign';
import { documentFor } from '../access';
import { toDocumentAnswer, typeOf } from '../answers';
import { detailValues } from '../details';
import { announceDocument } from '../notices';
import { documentRepository } from '../repository';

/**
 * Changes name and details of a document. An edit changes its own fields alone. One that the patient sent stays theirs
 * to see.
 */
export async function updateDocument(context: CommandContext, id: string, edit: EditOf<DocumentBody>) {
  const row = await context.db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await documentRepository(transaction).hold(id);
    const before = await documentFor(inside, id);
    const body = editedBody({ schema: documentBodySchema, edit, stored: before, ifNamed: ['episodeId'] });
    const belonging = { patientId: before.patientId, chosen: body.episodeId, before };
    const changed = {
      ...detailValues({ ...body, shared: body.shared || before.sentByPatient }, context),
      name: cleanFileName(body.name, typeOf(before)),
      episodeId: await episodeFor(inside, belonging),
    };
    await documentRepository(transaction).update(id, changed, context.now);
    if (changed.shared && !before.shared) await announceDocument(inside, id);
    return { ...before, ...changed };
  });
  return toDocumentAnswer(row, context.user);
}
