import { INVITATION_MESSAGES } from '@/contract/invitations';
import type { Throttle } from '../auth/throttle';
import { type DomainError, notFound } from '../core/errors';

/**
 * Counts an invalid token as a guess and returns the `notFound`. Tokens have 256 bits and cannot be guessed; the limit
 * keeps those who try from loading the database.
 */
export async function invalidToken(throttle: Throttle, address: string): Promise<DomainError> {
  await throttle.failedFrom(address);
  return notFound(INVITATION_MESSAGES.invalidText);
}
