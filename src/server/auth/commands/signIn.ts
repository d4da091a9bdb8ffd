import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES, AUTH_MESSAGES } from '@/contract/account';
import type { LoginChallenge } from '@/contract/authAnswers';
import type { loginSchema } from '@/contract/authSchemas';
import type { PublicContext } from '../../core/context';
import type { Effects } from '../../core/effects';
import { type DomainError, unauthorized } from '../../core/errors';
import { accountRepository } from '../accountRepository';
import { challengeRepository } from '../challengeRepository';
import { LOGIN_CHALLENGE_MS } from '../limits';
import { secondFactorRepository } from '../secondFactorRepository';
import { countAttempt } from '../throttle';
import { createLinkToken } from '../tokens';

/** Creates the challenge for the second step, and the `unauthorized` that carries it. */
async function challenge({ db, now }: PublicContext, userId: string): Promise<DomainError> {
  const { token, tokenHash } = createLinkToken();
  const expiresAt = new Date(now.getTime() + LOGIN_CHALLENGE_MS);
  await challengeRepository(db).create(userId, tokenHash, now, expiresAt);
  const details: LoginChallenge = { code: 'SECOND_FACTOR_REQUIRED', challenge: token };
  return unauthorized(ACCOUNT_MESSAGES.codeAsked, { details });
}

/**
 * First step of a sign-in. An unknown e-mail and a deactivated account take as long as a wrong password.
 * @throws `unauthorized`; with a challenge if the password is right and the account has a second factor.
 */
export const signIn =
  ({ passwords, sessions, loginThrottle }: Pick<Effects, 'passwords' | 'sessions' | 'loginThrottle'>) =>
  async (context: PublicContext, { email, password }: InferType<typeof loginSchema>) => {
    const { db, origin } = context;
    await countAttempt(loginThrottle, email, origin.address);
    const user = await accountRepository(db).findEntrant(email);
    const matches = await passwords.verify(user?.passwordHash, password);
    if (!user || !matches) throw unauthorized(AUTH_MESSAGES.badCredentials);
    // Keep the attempt counted until the second step, so that knowing the password gives no extra tries.
    if (await secondFactorRepository(db).isEnabled(user.id)) throw await challenge(context, user.id);
    await loginThrottle.succeeded(email, origin.address);
    return { token: await sessions.open(user, origin), user };
  };
