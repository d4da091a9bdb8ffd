import type { CommandContext } from '../../core/context';
import { sessionRepository } from '../sessionRepository';

/** Ends the caller's current sign-in session. */
export async function signOut({ db, user, now }: CommandContext): Promise<void> {
  await sessionRepository(db).revoke(user.sessionId, now);
}
