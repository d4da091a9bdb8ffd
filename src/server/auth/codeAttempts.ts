import { AUTH_MESSAGES } from '@/contract/auth/messages';
import { tooManyRequests } from '../http/errors';
import type { CodeCheck } from './secondFactor';

/** Name under which the throttle counts an account's codes, apart from its passwords. */
export const codesOf = (email: string): string => `code:${email}`;

/** Refuses an account that tried too many codes. */
export function refuseWaiting(outcome: CodeCheck): void {
  if (typeof outcome === 'object') throw tooManyRequests(outcome.wait, AUTH_MESSAGES.tooManyAttempts);
}
