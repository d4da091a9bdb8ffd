import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES } from '@/contract/account';
import type { secondFactorLoginSchema } from '@/contract/authSchemas';
import type { PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { unauthorized } from '../../core/errors';
import { challengeRepository } from '../challengeRepository';
import { codesOf, refuseWaiting } from '../codeAttempts';
import { countAttempt, refuseGuessing } from '../throttle';
import { hashLinkToken } from '../tokens';

type Needed = Pick<Effects, 'secondFactor' | 'sessions' | 'loginThrottle'>;

/** Second step of a sign-in: the challenge from the first step, and an authenticator or recovery code. */
export const finishSignIn =
  ({ secondFactor, sessions, loginThrottle }: Needed) =>
  async (
    { db, now, origin }: PublicContext,
    { challenge, code }: InferType<typeof secondFactorLoginSchema>,
  ) => {
    const tokenHash = hashLinkToken(challenge);
    const user = await challengeRepository(db).find(tokenHash, now);
    if (!user) {
      await refuseGuessing(loginThrottle, origin.address);
      await loginThrottle.failedFrom(origin.address);
      throw unauthorized(ACCOUNT_MESSAGES.challengeOver);
    }
    await countAttempt(loginThrottle, codesOf(user.email), origin.address);
    // Never throw inside this transaction: a rollback would lose the count of wrong codes.
    const outcome = await db.transaction(async (transaction) => {
      const checked = await secondFactor.check(transaction, { userId: user.id, code, recovery: true, now });
      if (checked !== 'right') return checked;
      if (!(await challengeRepository(transaction).take(tokenHash))) return 'none';
      return { token: await sessions.open(user, origin, transaction) };
    });
    if (typeof outcome === 'object' && 'token' in outcome) {
      await loginThrottle.succeeded(codesOf(user.email), origin.address);
      await loginThrottle.succeeded(user.email, origin.address);
      return { token: outcome.token, user };
    }
    refuseWaiting(outcome);
    throw unauthorized(outcome === 'wrong' ? ACCOUNT_MESSAGES.codeWrong : ACCOUNT_MESSAGES.challengeOver);
  };
