import { ACCOUNT_MESSAGES } from '@/contract/account';
import { OUTBOX_MESSAGES } from '@/contract/system';
import type { PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { passwordResetMail } from '../../mail/templates';
import { mailSender } from '../../practice/sender';
import { accountRepository } from '../accountRepository';
import { PASSWORD_RESET_MS } from '../limits';
import { passwordResetRepository } from '../passwordResetRepository';
import { countAttempt } from '../throttle';
import { createLinkToken } from '../tokens';

/** Mails a link to choose a new password. The answer does not reveal whether the account exists. */
export const requestPasswordReset =
  ({ mailer, publicUrl, loginThrottle }: Pick<Effects, 'mailer' | 'publicUrl' | 'loginThrottle'>) =>
  async ({ db, now, origin, report }: PublicContext, { email }: { email: string }) => {
    await countAttempt(loginThrottle, `reset:${email}`, origin.address);
    const user = await accountRepository(db).findEntrant(email);
    if (user) {
      const from = await mailSender(db);
      const { token, tokenHash } = createLinkToken();
      const expiresAt = new Date(now.getTime() + PASSWORD_RESET_MS);
      await passwordResetRepository(db).create(user.id, tokenHash, now, expiresAt);
      const link = `${publicUrl}/login#reset=${token}`;
      // Not awaited: the time taken to send would reveal that the account exists.
      void mailer
        .send(passwordResetMail({ from, to: user.email, name: user.name, link }))
        .catch(() => report('a password reset mail could not be sent'));
    }
    return {
      success: true,
      message: mailer.isOutbox ? OUTBOX_MESSAGES.resetAsked : ACCOUNT_MESSAGES.resetAsked,
    };
  };
