import { AUTH_MESSAGES } from '@/contract/account';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { accountRepository } from '../auth/accountRepository';
import { endAccess } from '../auth/endAccess';
import { countAttempt } from '../auth/throttle';
import type { CommandContext } from '../core/context';
import type { Effects } from '../core/effects';
import { conflict, takenField } from '../core/errors';
import { addressChangedMail } from '../mail/templates';
import { mailSender } from '../practice/queries';
import { findReached, refusalOfLead } from './access';

/** Id of the account of a patient whose lead the caller is; null without one. Throws for anybody else's. */
async function accountOf({ db, user, audited }: CommandContext, patientId: string): Promise<string | null> {
  const record = await findReached(db, user, patientId);
  if (record?.therapistId !== user.id) throw await refusalOfLead(db, user, patientId);
  audited({ patientId });
  return record.userId;
}

/** With which address the caller's own patient signs in. */
export async function getAccount(context: CommandContext, { id }: { id: string }) {
  const userId = await accountOf(context, id);
  const account = userId ? await accountRepository(context.db).findById(userId) : undefined;
  return { account: account ? { email: account.email } : null };
}

/**
 * Lets the caller's own patient sign in with another address, to which links for a new password then go: the only way back for
 * who has lost mailbox and password. Ends every way in that is open. The former address gets a mail, for which nobody waits.
 * @throws `conflict` if there is no account or another one has the address, `tooMany` for who does it again and again.
 */
export const moveAccount =
  ({ mailer, loginThrottle }: Pick<Effects, 'mailer' | 'loginThrottle'>) =>
  async (context: CommandContext, { id, email }: { id: string; email: string }) => {
    const { db, user, now, origin, report } = context;
    const userId = await accountOf(context, id);
    const account = userId ? await accountRepository(db).findById(userId) : undefined;
    if (!account) throw conflict(PATIENT_MESSAGES.noAccount);
    if (account.email === email) return { account: { email } };
    await countAttempt(loginThrottle, `address:${user.id}`, origin.address);
    const from = await db.transaction(async (transaction) => {
      if (!(await accountRepository(transaction).setEmail(account.id, email)))
        throw takenField('email', AUTH_MESSAGES.emailTaken);
      await endAccess(transaction, account.id, now);
      return mailSender(transaction);
    });
    const told = addressChangedMail({ from, to: account.email, name: account.name });
    mailer.send(told).catch(() => report('a mail about a changed address could not be sent'));
    return { account: { email } };
  };
