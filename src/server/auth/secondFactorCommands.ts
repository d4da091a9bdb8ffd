import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { secondFactorDisableSchema } from '@/contract/authSchemas';
import { conflict, invalidField } from '../core/errors';
import type { CodeCheck } from './secondFactor';
import type { CommandContext } from '../core/context';
import type { Effects } from '../core/effects';
import { checkPassword } from './checkPassword';
import { createRecoveryCodes, hashRecoveryCode } from './recoveryCodes';
import { secondFactorRepository } from './secondFactorRepository';
import { countAttempt, refuseWait } from './throttle';

/** Key under which the throttle counts an account's codes, separate from its passwords. */
export const codesOf = (email: string): string => `code:${email}`;

/** Throws `tooMany` if the account must wait before trying another code. */
export function refuseWaiting(outcome: CodeCheck): void {
  if (typeof outcome === 'object') refuseWait(outcome.wait);
}

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

/** Confirms the second factor with a first code. Returns the recovery codes, which are never shown again. */
export const enableSecondFactor =
  ({ secondFactor, loginThrottle }: Pick<Effects, 'secondFactor' | 'loginThrottle'>) =>
  async ({ db, user: { id, email }, now, origin }: CommandContext, { code }: { code: string }) => {
    await countAttempt(loginThrottle, codesOf(email), origin.address);
    const recoveryCodes = createRecoveryCodes();
    const outcome = await db.transaction(async (transaction) => {
      const repository = secondFactorRepository(transaction);
      if (await repository.isEnabled(id)) return 'enabled';
      const checked = await secondFactor.check(transaction, { userId: id, code, recovery: false, now });
      if (checked === 'right') await repository.enable(id, recoveryCodes.map(hashRecoveryCode), now);
      return checked;
    });
    if (outcome === 'enabled') throw conflict(ACCOUNT_MESSAGES.alreadyEnabled);
    refuseWaiting(outcome);
    if (outcome === 'none') throw conflict(ACCOUNT_MESSAGES.notStarted);
    if (outcome !== 'right') throw invalidField('code', ACCOUNT_MESSAGES.codeWrong);
    await loginThrottle.succeeded(codesOf(email), origin.address);
    return { recoveryCodes };
  };

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
