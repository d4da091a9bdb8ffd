import { ACCOUNT_MESSAGES } from '@/contract/account';
import { OUTBOX_MESSAGES } from '@/contract/system';
import type { PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { accountMailRepository } from '../../outbox/accountMailRepository';
import { accountRepository } from '../accountRepository';
import { PASSWORD_RESET_MS } from '../limits';
import { passwordResetRepository } from '../passwordResetRepository';
import { countAttempt } from '../throttle';

/**
 * Mails a link to choose a new password. The answer does not reveal whether the account exists. A later request replaces the
 * mail of an earlier one that has not left.
 */
export const requestPasswordReset =
  ({ mailer, accountMails, loginThrottle }: Pick<Effects, 'mailer' | 'accountMails' | 'loginThrottle'>) =>
  async ({ db, now, origin, report }: PublicContext, { email }: { email: string }) => {
    await countAttempt(loginThrottle, `reset:${email}`, origin.address);
    const user = await accountRepository(db).findEntrant(email);
    if (user) {
      const { id, tokenHash } = accountMails.draft();
      const expiresAt = new Date(now.getTime() + PASSWORD_RESET_MS);
      await db.transaction(async (transaction) => {
        await accountMailRepository(transaction).removeWaitingResets(user.id);
        const reset = { id, userId: user.id, tokenHash, createdAt: now, expiresAt };
        await passwordResetRepository(transaction).create(reset);
        await accountMails.write(transaction, { id, kind: 'PASSWORD_RESET', passwordResetId: id }, now);
      });
      // Not awaited: the time taken to send would reveal that the account exists.
      accountMails.sendLater(id, () => report('a password reset mail could not be sent'));
    }
    return {
      success: true,
      message: mailer.isOutbox ? OUTBOX_MESSAGES.resetAsked : ACCOUNT_MESSAGES.resetAsked,
    };
  };
