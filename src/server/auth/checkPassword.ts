import type { CommandContext } from '../http/command';
import type { Effects } from '../http/effects';
import { invalidField } from '../http/errors';
import { accountRepository } from './accountRepository';
import { countAttempt } from './throttle';

interface Typed {
  password: string;
  /** Field that a wrong password is shown beside, and its text. */
  field: string;
  message: string;
}

/**
 * Refuses who does not know the password of the session they hold: it may be an open screen in a shared room. Answers
 * the account.
 */
export async function checkPassword(
  { passwords, loginThrottle }: Pick<Effects, 'passwords' | 'loginThrottle'>,
  { db, user: { id, email }, origin }: CommandContext,
  { password, field, message }: Typed,
) {
  countAttempt(loginThrottle, email, origin.address);
  const account = await accountRepository(db).findById(id);
  if (!account || !(await passwords.verify(account.passwordHash, password)))
    throw invalidField(field, message);
  loginThrottle.succeeded(email, origin.address);
  return account;
}
