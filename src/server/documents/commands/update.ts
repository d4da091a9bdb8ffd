import { cleanFileName } from '@/contract/documents/fileName';
import type { DocumentBody } from '@/contract/documents/schemas';
import type { CommandContext } from '../../core/context';
import { episodeFor } from '../../episodes/assign';
import { documentFor } from '../access';
import { toDocumentAnswer, typeOf } from '../answers';
import { detailValues } from '../details';
import { announceDocument } from '../notices';
import { documentRepository } from '../repository';

/** Changes name and details of a document. One that the patient sent stays theirs to see. */
export async function updateDocument(context: CommandContext, id: string, body: DocumentBody) {
  const before = await documentFor(context, id);
  const details = detailValues({ ...body, shared: body.shared || before.sentByPatient }, context);
  const { patientId } = before;
  const values = await context.db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const changed = {
      ...details,
      name: cleanFileName(body.name, typeOf(before)),
      episodeId: await episodeFor(inside, { patientId, chosen: body.episodeId, before }),
    };
    await documentRepository(transaction).update(id, changed, context.now);
    if (changed.shared && !before.shared) await announceDocument(inside, id);
    return changed;
  });
  return toDocumentAnswer({ ...before, ...values }, context.user);
}
