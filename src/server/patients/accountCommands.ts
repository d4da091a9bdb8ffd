import { randomUUID } from 'node:crypto';
import { AUTH_MESSAGES } from '@/contract/account';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { auditRepository, eventBy } from '../audit/repository';
import { accountRepository } from '../auth/accountRepository';
import { endAccess } from '../auth/endAccess';
import { replacePassword } from '../auth/passwordCommands';
import { secondFactorRepository } from '../auth/secondFactorRepository';
import { countAttempt } from '../auth/throttle';
import { calendarRepository } from '../calendar/repository';
import { consentRepository } from '../consent/repository';
import type { CommandContext } from '../core/context';
import type { Effects } from '../core/effects';
import { conflict, takenField } from '../core/errors';
import { tellAddressChanged } from '../mail/mailer';
import { addressChangedMail } from '../mail/templates';
import { mailSender } from '../practice/queries';
import { findReached, refusalOfLead } from './access';
import { patientRepository } from './repository';

/** The account of a patient whose lead the caller is, and the record's name. Throws for anybody else's. */
async function accountOf({ db, user, audited }: CommandContext, patientId: string) {
  const record = await findReached(db, user, patientId);
  if (record?.therapistId !== user.id) throw await refusalOfLead(db, user, patientId);
  audited({ patientId });
  const account = record.userId ? await accountRepository(db).findById(record.userId) : undefined;
  return { account, patientName: record.name };
}

/** With which address the caller's own patient signs in. */
export async function getAccount(context: CommandContext, { id }: { id: string }) {
  const { account } = await accountOf(context, id);
  return { account: account ? { email: account.email } : null };
}

interface Reclaimed {
  userId: string;
  patientId: string;
  patientName: string;
  /** Of a password that nobody knows. */
  passwordHash: string;
  /** With which address it was made, and with which one the patient signs in. */
  addresses: { from: string; to: string };
}

/**
 * Takes an account from somebody else who made it, in the caller's transaction. No way in is left to them. Neither what they
 * said of themselves nor their consent counts as the patient's any more. What they wrote stays. No mail about the patient
 * goes to their address.
 */
async function reclaim(
  context: CommandContext,
  { userId, patientId, patientName, passwordHash, addresses }: Reclaimed,
): Promise<void> {
  const { db, user, now } = context;
  await replacePassword(db, { userId, passwordHash, now });
  await secondFactorRepository(db).remove(userId);
  await calendarRepository(db).revoke(userId, now);
  await accountRepository(db).rename(userId, patientName);
  await patientRepository(db).replaceEmail(patientId, addresses, now);
  const isWithdrawn = await consentRepository(db).withdraw(patientId, { by: user.id, now });
  const event = { ...eventBy(context), entityId: patientId, patientId };
  await auditRepository(db).write(
    { ...event, action: 'DELETE', entity: 'patient-account' },
    ...(isWithdrawn ? [{ ...event, action: 'UPDATE' as const, entity: 'consent' }] : []),
  );
}

interface AccountChange {
  id: string;
  email: string;
  madeByOther?: boolean | undefined;
}

/**
 * Lets the caller's own patient sign in with another address, to which links for a new password then go. For who has lost
 * mailbox and password, that is the only way back. Ends every way in that is open. The former address gets a mail, for which nobody waits.
 * With `madeByOther` the account is taken from somebody else who made it, also where its address stays.
 * @throws `conflict` if there is no account or another one has the address, `tooMany` for who does it again and again.
 */
export const moveAccount =
  ({ mailer, loginThrottle, passwords }: Pick<Effects, 'mailer' | 'loginThrottle' | 'passwords'>) =>
  async (context: CommandContext, { id, email, madeByOther }: AccountChange) => {
    const { db, user, now, origin, report } = context;
    const { account, patientName } = await accountOf(context, id);
    if (!account) throw conflict(PATIENT_MESSAGES.noAccount);
    if (account.email === email && !madeByOther) return { account: { email } };
    await countAttempt(loginThrottle, `address:${user.id}`, origin.address);
    const passwordHash = madeByOther ? await passwords.hash(randomUUID()) : null;
    const from = await db.transaction(async (transaction) => {
      if (!(await accountRepository(transaction).setEmail(account.id, email)))
        throw takenField('email', AUTH_MESSAGES.emailTaken);
      if (passwordHash) {
        const inside = { ...context, db: transaction };
        const addresses = { from: account.email, to: email };
        await reclaim(inside, { userId: account.id, patientId: id, patientName, passwordHash, addresses });
      } else await endAccess(transaction, account.id, now);
      return mailSender(transaction);
    });
    if (account.email === email) return { account: { email } };
    const told = addressChangedMail({ from, to: account.email, name: account.name });
    tellAddressChanged(mailer, told, report);
    return { account: { email } };
  };
