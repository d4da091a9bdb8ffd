import { INVITATION_MESSAGES } from '@/contract/invitations/messages';
import type { Throttle } from '../auth/throttle';
import { notFound, type DomainError } from '../http/errors';

/**
 * The refusal of a token that opens nothing, which counts as a guess. Tokens have 256 bits; the limit keeps those who
 * try anyway from using the database for it.
 */
export function invalidToken(throttle: Throttle, address: string): DomainError {
  throttle.failedFrom(address);
  return notFound(INVITATION_MESSAGES.invalidText);
}
