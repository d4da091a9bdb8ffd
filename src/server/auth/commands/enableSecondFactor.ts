import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { CommandContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { conflict, invalidField } from '../../core/errors';
import { codesOf, refuseWaiting } from '../codeAttempts';
import { createRecoveryCodes, hashRecoveryCode } from '../recoveryCodes';
import { secondFactorRepository } from '../secondFactorRepository';
import { countAttempt } from '../throttle';

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
