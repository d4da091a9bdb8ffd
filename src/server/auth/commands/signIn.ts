import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES } from '@/contract/auth/accountMessages';
import type { LoginChallenge } from '@/contract/auth/entities';
import { AUTH_MESSAGES } from '@/contract/auth/messages';
import type { loginSchema } from '@/contract/auth/schemas';
import type { PublicContext } from '../../http/command';
import type { Effects } from '../../http/effects';
import { DomainError } from '../../http/errors';
import { accountRepository } from '../accountRepository';
import { challengeRepository } from '../challengeRepository';
import { LOGIN_CHALLENGE_MS } from '../limits';
import { secondFactorRepository } from '../secondFactorRepository';
import { countAttempt } from '../throttle';
import { createLinkToken } from '../tokens';

/** The answer to a right password that is not enough: sign-in goes on with the challenge and a code. */
async function challenge({ db, now }: PublicContext, userId: string): Promise<DomainError> {
  const { token, tokenHash } = createLinkToken();
  const expiresAt = new Date(now.getTime() + LOGIN_CHALLENGE_MS);
  await challengeRepository(db).create(userId, tokenHash, now, expiresAt);
  const details: LoginChallenge = { code: 'SECOND_FACTOR_REQUIRED', challenge: token };
  return new DomainError(401, ACCOUNT_MESSAGES.codeAsked, { details });
}

/**
 * The first step of a sign-in. An unknown address costs the same time as a wrong password.
 * @throws 401 with a challenge where the account has a second factor.
 */
export const signIn =
  ({ passwords, sessions, loginThrottle }: Pick<Effects, 'passwords' | 'sessions' | 'loginThrottle'>) =>
  async (context: PublicContext, { email, password }: InferType<typeof loginSchema>) => {
    const { db, origin } = context;
    countAttempt(loginThrottle, email, origin.address);
    const user = await accountRepository(db).findByEmail(email);
    const matches = await passwords.verify(user?.passwordHash, password);
    if (!user || !matches) throw new DomainError(401, AUTH_MESSAGES.badCredentials);
    // Not forgiven before the second step: who knows only the password gets as few tries as who guesses it.
    if (await secondFactorRepository(db).isEnabled(user.id)) throw await challenge(context, user.id);
    loginThrottle.succeeded(email, origin.address);
    return { token: await sessions.open(user, origin), user };
  };
