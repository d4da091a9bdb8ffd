import { MAIL_MESSAGES as MESSAGES, RETRY_OBSTACLE_LABELS, type WritableMail } from '@/contract/outbox';
import type { EditOf } from '@/contract/edits';
import { type MailTextBody, mailTextSchema } from '@/contract/outboxSchemas';
import type { TestMail } from '@/contract/outboxAnswers';
import type { CommandContext } from '../core/context';
import { conflict, notFound } from '../core/errors';
import { settingsOfPractice, mailSender } from '../practice/queries';
import { accountMailRepository } from './accountMailRepository';
import { obstacleTo, type Sending } from './queries';
import { outboxRepository } from './repository';
import { editedBody } from '../core/edits';
import { practiceRepository } from '../practice/repository';
import { textsRepository } from './textsRepository';
import type { Effects } from '../core/effects';
import { failureOf, loggedFailure } from '../mail/mailer';
import { trialMail } from '../mail/templates';

/** Lets a mail with the link to an account wait again, while its link can be used. */
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

/** Sends a mail to the address of who asks, at once, and says how that went. No transaction may be open meanwhile. */
export const sendTestMail =
  ({ mailer }: Pick<Effects, 'mailer'>) =>
  async ({ db, user, report }: CommandContext): Promise<{ test: TestMail }> => {
    const to = user.email;
    if (mailer.isOutbox) return { test: { to, failure: 'NO_SERVER' } };
    try {
      await mailer.send(trialMail(await mailSender(db), to));
      return { test: { to, failure: null } };
    } catch (error) {
      report(`a test mail could not be sent: ${loggedFailure(error)}`);
      return { test: { to, failure: failureOf(error) } };
    }
  };
