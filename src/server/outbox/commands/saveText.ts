import type { MailTextBody } from '@/contract/outbox/schemas';
import type { CommandContext } from '../../core/context';
import { textsRepository } from '../textsRepository';

/** Stores what the practice says in one kind of mail. Sentences that are empty are the usual ones again. */
export async function saveMailText({ db }: CommandContext, body: MailTextBody) {
  await textsRepository(db).save(body);
  return { texts: await textsRepository(db).all() };
}
