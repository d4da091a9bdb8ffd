import { hashLinkToken } from '@/server/auth/tokens';
import { totpAt } from '@/server/auth/totp';
import { loginChallenges, secondFactors } from '@/server/db/schema';
import type { Actor, TestServer } from '@/server/testing/testServer';
import { linkToken } from './callers';

const HOUR = 3_600_000;
const SECRET = Buffer.from('secreto de la escena');

/**
 * Starts a second factor for each of `actors` without confirming it, so that their sign-in needs no code.
 * Adds a user `careful` whose sign-in is waiting for a code. Returns the challenge of that sign-in and the
 * code of all authenticators.
 */
export async function seedAuthenticators(
  { db, app, clock, signIn }: TestServer,
  actors: Actor[],
  person: { name: string; email: string },
): Promise<{ challenge: string; code: string }> {
  const now = clock.now();
  const challenge = linkToken();
  const careful = await signIn('THERAPIST', person);
  const authenticatorOf = ({ id }: Actor, confirmedAt: Date | null) => ({
    userId: id,
    secret: app.secondFactor.seal(SECRET, id),
    createdAt: now,
    confirmedAt,
  });
  await db
    .insert(secondFactors)
    .values([...actors.map((actor) => authenticatorOf(actor, null)), authenticatorOf(careful, now)]);
  await db.insert(loginChallenges).values({
    userId: careful.id,
    tokenHash: hashLinkToken(challenge),
    createdAt: now,
    expiresAt: new Date(now.getTime() + HOUR),
  });
  return { challenge, code: totpAt(SECRET, now) };
}
