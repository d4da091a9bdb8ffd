import type { CommandContext } from '../core/context';
import type { Effects } from '../core/effects';
import { invalidField } from '../core/errors';
import { accountRepository } from './accountRepository';
import { countAttempt } from './throttle';

interface Typed {
  password: string;
  /** Form field that shows the error of a wrong password, and the error's text. */
  field: string;
  message: string;
}

/**
 * Asks a signed-in user for the password again, because the screen may have been left open in a shared room. Returns
 * the account.
 * @throws `invalid` beside `field` when the password is wrong, `tooMany` after too many attempts.
 */
export async function checkPassword(
  { passwords, loginThrottle }: Pick<Effects, 'passwords' | 'loginThrottle'>,
  { db, user: { id, email }, origin }: CommandContext,
  { password, field, message }: Typed,
) {
  await countAttempt(loginThrottle, email, origin.address);
  const account = await accountRepository(db).findById(id);
  if (!account || !(await passwords.verify(account.passwordHash, password)))
    throw invalidField(field, message);
  await loginThrottle.succeeded(email, origin.address);
  return account;
}
