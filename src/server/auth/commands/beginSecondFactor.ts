import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict } from '../../core/errors';
import { checkPassword } from '../checkPassword';

type Needed = Pick<Effects, 'passwords' | 'secondFactor' | 'loginThrottle'>;

/** Creates a secret for an authenticator app. It takes effect only after `enableSecondFactor`. */
export const beginSecondFactor =
  (effects: Needed) =>
  async (context: CommandContext, { password }: { password: string }) => {
    await checkPassword(effects, context, {
      password,
      field: 'password',
      message: ACCOUNT_MESSAGES.wrongPassword,
    });
    const setup = await effects.secondFactor.begin(context.db, context.user, context.now);
    if (!setup) throw conflict(ACCOUNT_MESSAGES.alreadyEnabled);
    return setup;
  };
