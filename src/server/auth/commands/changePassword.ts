import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { changePasswordSchema } from '@/contract/authSchemas';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { checkPassword } from '../checkPassword';
import { replacePassword } from '../replacePassword';

type Needed = Pick<Effects, 'passwords' | 'sessions' | 'loginThrottle'>;

/** Ends every sign-in session, the caller's included. The answer carries a new token for the caller. */
export const changePassword =
  (effects: Needed) =>
  async (
    context: CommandContext,
    { currentPassword, newPassword }: InferType<typeof changePasswordSchema>,
  ) => {
    const user = await checkPassword(effects, context, {
      password: currentPassword,
      field: 'currentPassword',
      message: ACCOUNT_MESSAGES.wrongCurrentPassword,
    });
    const { db, now, origin } = context;
    const passwordHash = await effects.passwords.hash(newPassword);
    return db.transaction(async (transaction) => {
      await replacePassword(transaction, { userId: user.id, passwordHash, now });
      return { token: await effects.sessions.open(user, origin, transaction), user };
    });
  };
