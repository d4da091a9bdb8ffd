import type { Database } from '../db/database';
import { challengeRepository } from './challengeRepository';
import { passwordResetRepository } from './passwordResetRepository';
import { sessionRepository } from './sessionRepository';

/**
 * Ends every way in that an account has open: sign-in sessions, unfinished sign-ins and links to choose a new
 * password. In the caller's transaction.
 */
export async function endAccess(transaction: Database, userId: string, now: Date): Promise<void> {
  // First, because an unfinished sign-in that is at its last step may still open a session.
  await challengeRepository(transaction).endAll(userId);
  await sessionRepository(transaction).revokeAll(userId, now);
  await passwordResetRepository(transaction).endAll(userId, now);
}
