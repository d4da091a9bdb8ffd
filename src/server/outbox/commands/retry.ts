import { MAIL_MESSAGES as MESSAGES, RETRY_OBSTACLE_LABELS } from '@/contract/outbox';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { settingsOfPractice } from '../../practice/queries';
import { accountMailRepository } from '../accountMailRepository';
import { obstacleTo, type Sending } from '../queries';
import { outboxRepository } from '../repository';

/** The same for a mail with the link to an account, while its link can be used. */
async function retryLink(
  { db, now, audited }: Pick<CommandContext, 'db' | 'now' | 'audited'>,
  id: string,
): Promise<void> {
  const mail = await accountMailRepository(db).hold(id);
  if (!mail?.isOpen) throw notFound(MESSAGES.notFound);
  if (mail.patientId) audited({ patientId: mail.patientId });
  if (mail.outcome !== 'FAILED') return;
  if (now >= mail.expiresAt) throw conflict(RETRY_OBSTACLE_LABELS.LATE);
  await accountMailRepository(db).retry(id, now);
}

/**
 * Lets a message that has not left wait again; a worker sends it, if it is then still due. One that waits already, or has
 * left since, stays as it is.
 * @throws `conflict` with the reason if it is no longer to be sent.
 */
export const retryMessage =
  ({ outbox }: Sending) =>
  ({ db, now, audited }: CommandContext, { id }: { id: string }): Promise<void> =>
    db.transaction(async (transaction) => {
      const repository = outboxRepository(transaction);
      const message = await repository.hold(id);
      if (!message) return retryLink({ db: transaction, now, audited }, id);
      audited({ patientId: message.patientId });
      if (message.outcome !== 'FAILED') return;
      const [isOn, reminding] = [await outbox.isOn(transaction), await settingsOfPractice(transaction)];
      const obstacle = obstacleTo(message, { now, isOn, reminding });
      if (obstacle) throw conflict(RETRY_OBSTACLE_LABELS[obstacle]);
      await repository.retry(id, now);
    });
