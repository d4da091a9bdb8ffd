import type { CommandContext } from '../../http/command';
import { sessionRepository } from '../sessionRepository';

/** Ends the caller's sessions but the one that asks. */
export async function signOutElsewhere({ db, user, now }: CommandContext): Promise<{ success: true }> {
  await sessionRepository(db).revokeAll(user.id, now, user.sessionId);
  return { success: true };
}
