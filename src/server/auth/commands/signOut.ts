import type { CommandContext } from '../../http/command';
import { sessionRepository } from '../sessionRepository';

/** Ends the caller's own session. */
export async function signOut({ db, user, now }: CommandContext): Promise<{ success: true }> {
  await sessionRepository(db).revoke(user.sessionId, now);
  return { success: true };
}
