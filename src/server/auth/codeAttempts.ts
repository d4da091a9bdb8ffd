import { AUTH_MESSAGES } from '@/contract/account';
import { tooMany } from '../core/errors';
import type { CodeCheck } from './secondFactor';

/** Key under which the throttle counts an account's codes, separate from its passwords. */
export const codesOf = (email: string): string => `code:${email}`;

/** Throws `tooMany` if the account must wait before trying another code. */
export function refuseWaiting(outcome: CodeCheck): void {
  if (typeof outcome === 'object') throw tooMany(outcome.wait, AUTH_MESSAGES.tooManyAttempts);
}
