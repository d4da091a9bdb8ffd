import type { EditOf } from '@/contract/edits';
import { type MailTextBody, mailTextSchema } from '@/contract/outboxSchemas';
import type { WritableMail } from '@/contract/outbox';
import type { CommandContext } from '../../core/context';
import { editedBody } from '../../core/edits';
import { practiceRepository } from '../../practice/repository';
import { textsRepository } from '../textsRepository';

/**
 * Stores what the practice says in one kind of mail. Sentences that are empty are the usual ones again. An edit changes its
 * own sentences alone.
 */
export const saveMailText = (
  { db }: CommandContext,
  { kind, edit }: { kind: WritableMail; edit: EditOf<MailTextBody> },
) =>
  db.transaction(async (transaction) => {
    await practiceRepository(transaction).hold();
    const texts = textsRepository(transaction);
    const { opening = null, closing = null } = (await texts.all()).find((one) => one.kind === kind) ?? {};
    const body = editedBody({ schema: mailTextSchema, edit, stored: { opening, closing } });
    await texts.save({ kind, ...body });
    return { texts: await texts.all() };
  });
