import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { changePasswordSchema, passwordResetConfirmSchema } from '@/contract/authSchemas';
import { OUTBOX_MESSAGES } from '@/contract/system';
import { auditRepository, eventBy } from '../audit/repository';
import type { Database } from '../db/database';
import { accountRepository } from './accountRepository';
import { endAccess } from './endAccess';
import { secondFactorRepository } from './secondFactorRepository';
import type { CommandContext, PublicContext } from '../core/context';
import type { Effects } from '../core/effects';
import { checkPassword } from './checkPassword';
import { accountMailRepository } from '../outbox/accountMailRepository';
import { PASSWORD_RESET_MS } from './limits';
import { passwordResetRepository } from './passwordResetRepository';
import { countAttempt } from './throttle';
import { invalid, invalidField } from '../core/errors';
import { hashLinkToken } from './tokens';

interface NewPassword {
  userId: string;
  passwordHash: string;
  now: Date;
}

/**
 * Stores a new password in the caller's transaction. Ends every way in that the account has open, and any wait caused
 * by wrong codes.
 */
export async function replacePassword(
  transaction: Database,
  { userId, passwordHash, now }: NewPassword,
): Promise<void> {
  await accountRepository(transaction).setPassword(userId, passwordHash);
  await endAccess(transaction, userId, now);
  await secondFactorRepository(transaction).forgive(userId);
}

type Needed = Pick<Effects, 'passwords' | 'sessions' | 'loginThrottle'>;

/** Ends every sign-in session, the caller's included. The answer carries a new token for the caller. */
export const changePassword =
  (effects: Needed) =>
  async (
    context: CommandContext,
    { currentPassword, newPassword }: InferType<typeof changePasswordSchema>,
  ) => {
    const [field, message] = ['currentPassword', ACCOUNT_MESSAGES.wrongCurrentPassword] as const;
    const user = await checkPassword(effects, context, { password: currentPassword, field, message });
    const { db, now, origin } = context;
    const passwordHash = await effects.passwords.hash(newPassword);
    return db.transaction(async (transaction) => {
      if (!(await accountRepository(transaction).holdWith(user))) throw invalidField(field, message);
      await replacePassword(transaction, { userId: user.id, passwordHash, now });
      return { token: await effects.sessions.open(user, origin, transaction), user };
    });
  };

/** Stores a link to choose a new password with its mail, instead of one that has not left. Returns the mail's id. */
async function writeReset(
  accountMails: Effects['accountMails'],
  { transaction, now, userId }: { transaction: Database; now: Date; userId: string },
): Promise<string> {
  const { id, tokenHash } = accountMails.draft();
  const expiresAt = new Date(now.getTime() + PASSWORD_RESET_MS);
  await accountMailRepository(transaction).removeWaitingResets(userId);
  await passwordResetRepository(transaction).create({ id, userId, tokenHash, createdAt: now, expiresAt });
  await accountMails.write(transaction, { id, kind: 'PASSWORD_RESET', passwordResetId: id }, now);
  return id;
}

/**
 * Mails a link to choose a new password. The answer does not reveal whether the account exists. A later request replaces the
 * mail of an earlier one that has not left.
 */
export const requestPasswordReset =
  ({ mailer, accountMails, loginThrottle }: Pick<Effects, 'mailer' | 'accountMails' | 'loginThrottle'>) =>
  async ({ db, now, origin, report }: PublicContext, { email }: { email: string }) => {
    await countAttempt(loginThrottle, `reset:${email}`, origin.address);
    const user = await accountRepository(db).findEntrant(email);
    // Nothing of it is awaited: the time that it takes would reveal that the account exists.
    if (user)
      accountMails.sendLater(
        (transaction) => writeReset(accountMails, { transaction, now, userId: user.id }),
        () => report('a password reset mail could not be sent'),
      );
    return {
      success: true,
      message: mailer.isOutbox ? OUTBOX_MESSAGES.resetAsked : ACCOUNT_MESSAGES.resetAsked,
    };
  };

/** Sets a new password with the token of a mailed link. */
export const resetPassword =
  ({ passwords, loginThrottle }: Pick<Effects, 'passwords' | 'loginThrottle'>) =>
  async (
    { db, now, origin }: PublicContext,
    { token, password }: InferType<typeof passwordResetConfirmSchema>,
  ): Promise<void> => {
    const { address } = origin;
    await countAttempt(loginThrottle, `confirm:${address}`, address);
    const passwordHash = await passwords.hash(password);
    const email = await db.transaction(async (transaction) => {
      const userId = await passwordResetRepository(transaction).take(hashLinkToken(token), now);
      const user = userId ? await accountRepository(transaction).findById(userId) : undefined;
      if (!user) throw invalid(ACCOUNT_MESSAGES.resetInvalid);
      await replacePassword(transaction, { userId: user.id, passwordHash, now });
      await auditRepository(transaction).write({
        ...eventBy({ user, now, origin }),
        ...{ action: 'UPDATE', entity: 'password', entityId: user.id },
        patientId: await accountRepository(transaction).recordOf(user.id),
      });
      return user.email;
    });
    // Holding the mailbox proves ownership, so clear the failed attempts counted for this address.
    await loginThrottle.succeeded(email, address);
    await loginThrottle.succeeded(`confirm:${address}`, address);
  };
