import type { Database } from '../db/database';
import { accountRepository } from './accountRepository';
import { challengeRepository } from './challengeRepository';
import { secondFactorRepository } from './secondFactorRepository';
import { sessionRepository } from './sessionRepository';

interface NewPassword {
  userId: string;
  passwordHash: string;
  now: Date;
}

/**
 * Stores a new password in the caller's transaction. Ends all sign-in sessions and unfinished sign-ins of the
 * account, and any wait caused by wrong codes.
 */
export async function replacePassword(
  transaction: Database,
  { userId, passwordHash, now }: NewPassword,
): Promise<void> {
  await accountRepository(transaction).setPassword(userId, passwordHash);
  await sessionRepository(transaction).revokeAll(userId, now);
  await challengeRepository(transaction).endAll(userId);
  await secondFactorRepository(transaction).forgive(userId);
}
