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
 * Gives an account a new password, in the caller's transaction. Sessions and half-done sign-ins that began with the old
 * one end, and so does the wait that its knower caused.
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
