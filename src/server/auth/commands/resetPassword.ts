import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { passwordResetConfirmSchema } from '@/contract/authSchemas';
import type { PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { invalid } from '../../core/errors';
import { accountRepository } from '../accountRepository';
import { passwordResetRepository } from '../passwordResetRepository';
import { replacePassword } from '../replacePassword';
import { countAttempt } from '../throttle';
import { hashLinkToken } from '../tokens';

/** Sets a new password with the token of a mailed link. */
export const resetPassword =
  ({ passwords, loginThrottle }: Pick<Effects, 'passwords' | 'loginThrottle'>) =>
  async (
    { db, now, origin: { address } }: PublicContext,
    { token, password }: InferType<typeof passwordResetConfirmSchema>,
  ): Promise<void> => {
    await countAttempt(loginThrottle, `confirm:${address}`, address);
    const passwordHash = await passwords.hash(password);
    const email = await db.transaction(async (transaction) => {
      const userId = await passwordResetRepository(transaction).take(hashLinkToken(token), now);
      const user = userId ? await accountRepository(transaction).findById(userId) : undefined;
      if (!user) throw invalid(ACCOUNT_MESSAGES.resetInvalid);
      await replacePassword(transaction, { userId: user.id, passwordHash, now });
      return user.email;
    });
    // Holding the mailbox proves ownership, so clear the failed attempts counted for this address.
    await loginThrottle.succeeded(email, address);
    await loginThrottle.succeeded(`confirm:${address}`, address);
  };
