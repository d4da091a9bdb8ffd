import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { secondFactorDisableSchema } from '@/contract/authSchemas';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { invalidField } from '../../core/errors';
import { checkPassword } from '../checkPassword';
import { codesOf, refuseWaiting } from '../codeAttempts';
import { secondFactorRepository } from '../secondFactorRepository';
import { countAttempt } from '../throttle';

type Needed = Pick<Effects, 'passwords' | 'secondFactor' | 'loginThrottle'>;

/** Removes the second factor. Needs the password and a code, so neither one alone is enough. */
export const disableSecondFactor =
  (effects: Needed) =>
  async (
    context: CommandContext,
    { password, code }: InferType<typeof secondFactorDisableSchema>,
  ): Promise<void> => {
    await checkPassword(effects, context, {
      password,
      field: 'password',
      message: ACCOUNT_MESSAGES.wrongPassword,
    });
    const { secondFactor, loginThrottle } = effects;
    const { db, user, now, origin } = context;
    await countAttempt(loginThrottle, codesOf(user.email), origin.address);
    const outcome = await db.transaction(async (transaction) => {
      const check = { userId: user.id, code, recovery: true, now };
      const checked = await secondFactor.check(transaction, check);
      if (checked === 'right') await secondFactorRepository(transaction).remove(user.id);
      return checked;
    });
    refuseWaiting(outcome);
    // `none` counts as success: the account already has no second factor.
    if (outcome === 'wrong') throw invalidField('code', ACCOUNT_MESSAGES.codeWrong);
    await loginThrottle.succeeded(codesOf(user.email), origin.address);
  };
