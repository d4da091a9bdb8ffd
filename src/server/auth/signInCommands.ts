import type { InferType } from 'yup';
import { ACCOUNT_MESSAGES, AUTH_MESSAGES } from '@/contract/account';
import type { LoginChallenge } from '@/contract/authAnswers';
import type { loginSchema, secondFactorLoginSchema, registerSchema } from '@/contract/authSchemas';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import type { PublicContext, CommandContext } from '../core/context';
import type { Effects } from '../core/effects';
import { type DomainError, unauthorized, forbidden, takenField } from '../core/errors';
import { accountRepository } from './accountRepository';
import { challengeRepository } from './challengeRepository';
import { LOGIN_CHALLENGE_MS } from './limits';
import { secondFactorRepository } from './secondFactorRepository';
import { countAttempt, refuseGuessing } from './throttle';
import { createLinkToken, hashLinkToken } from './tokens';
import { codesOf, refuseWaiting } from './secondFactorCommands';
import { registrationOf } from '../practice/queries';
import { sessionRepository } from './sessionRepository';

/** Creates the challenge for the second step, and the `unauthorized` that carries it. */
async function challenge(
  { db, now }: Pick<PublicContext, 'db' | 'now'>,
  userId: string,
): Promise<DomainError> {
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
  async ({ db, now, origin }: PublicContext, { email, password }: InferType<typeof loginSchema>) => {
    await countAttempt(loginThrottle, email, origin.address);
    const user = await accountRepository(db).findEntrant(email);
    const matches = await passwords.verify(user?.passwordHash, password);
    if (!user || !matches) throw unauthorized(AUTH_MESSAGES.badCredentials);
    const tokenOrRefusal = await db.transaction(async (transaction) => {
      if (!(await accountRepository(transaction).holdWith(user)))
        return unauthorized(AUTH_MESSAGES.badCredentials);
      if (await secondFactorRepository(transaction).isEnabled(user.id))
        return challenge({ db: transaction, now }, user.id);
      return sessions.open(user, origin, transaction);
    });
    // Keep the attempt counted until the second step, so that knowing the password gives no extra tries.
    if (typeof tokenOrRefusal !== 'string') throw tokenOrRefusal;
    await loginThrottle.succeeded(email, origin.address);
    return { token: tokenOrRefusal, user };
  };

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

const CLOSED = {
  INVITATION: PRACTICE_MESSAGES.registrationByInvitation,
  CLOSED: PRACTICE_MESSAGES.registrationClosed,
};

/** Creates a therapist's account and signs it in. Throws `forbidden` where registration is not open to everybody. */
export const register =
  ({ passwords, sessions, loginThrottle }: Pick<Effects, 'passwords' | 'sessions' | 'loginThrottle'>) =>
  async (
    { db, now, origin }: PublicContext,
    { name, email, phone, password }: InferType<typeof registerSchema>,
  ) => {
    const registration = await registrationOf({ db });
    if (registration !== 'OPEN') throw forbidden(CLOSED[registration]);
    const attempt = `register:${origin.address}`;
    await countAttempt(loginThrottle, attempt, origin.address);
    const passwordHash = await passwords.hash(password);
    const user = await db.transaction((transaction) =>
      accountRepository(transaction).create(
        // The role is fixed here: registration only ever creates therapists.
        { name, email, phone: phone || null, role: 'THERAPIST', passwordHash },
        now,
      ),
    );
    if (!user) throw takenField('email', AUTH_MESSAGES.emailTaken);
    await loginThrottle.succeeded(attempt, origin.address);
    return { token: await sessions.open(user, origin), user };
  };

/** Ends the caller's current sign-in session. */
export async function signOut({ db, user, now }: CommandContext): Promise<void> {
  await sessionRepository(db).revoke(user.sessionId, now);
}

/** Ends all of the caller's sign-in sessions except the current one. */
export async function signOutElsewhere({ db, user, now }: CommandContext): Promise<void> {
  await sessionRepository(db).revokeAll(user.id, now, user.sessionId);
}
