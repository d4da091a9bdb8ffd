import { SETUP_MESSAGES as MESSAGES } from '@/contract/setup';
import { refuseGuessing } from '../auth/throttle';
import type { PublicContext } from '../core/context';
import type { Effects } from '../core/effects';
import { gone, notFound } from '../core/errors';

export type LinkEffects = Pick<Effects, 'loginThrottle' | 'practice' | 'setUpLinks'>;

/** Throws `gone` once the practice has been set up, whatever the link; `notFound` for a forged or expired one. */
export async function refuseLink(
  { loginThrottle, practice, setUpLinks }: LinkEffects,
  { now, origin }: PublicContext,
  token: string,
): Promise<void> {
  if (practice.isSetUp() || (await practice.look())) throw gone(MESSAGES.already);
  await refuseGuessing(loginThrottle, origin.address);
  if (setUpLinks.isValid(token, now)) return;
  await loginThrottle.failedFrom(origin.address);
  throw notFound(MESSAGES.invalidText);
}
