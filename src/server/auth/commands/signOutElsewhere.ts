import type { CommandContext } from '../../core/context';
import { sessionRepository } from '../sessionRepository';

/** Ends all of the caller's sign-in sessions except the current one. */
export async function signOutElsewhere({ db, user, now }: CommandContext): Promise<void> {
  await sessionRepository(db).revokeAll(user.id, now, user.sessionId);
}
