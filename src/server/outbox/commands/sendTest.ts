import type { TestMail } from '@/contract/outboxAnswers';
import type { TestMailFailure } from '@/contract/outbox';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { isRefusal, isSignInRefusal } from '../../mail/mailer';
import { trialMail } from '../../mail/templates';
import { mailSender } from '../../practice/queries';

const failureOf = (error: unknown): TestMailFailure =>
  isSignInRefusal(error) ? 'SIGN_IN' : isRefusal(error) ? 'REFUSED' : 'UNREACHABLE';

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
      const failure = failureOf(error);
      report(`a test mail could not be sent: ${failure}`);
      return { test: { to, failure } };
    }
  };
