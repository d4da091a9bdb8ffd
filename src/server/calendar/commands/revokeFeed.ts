import type { CommandContext } from '../../http/command';
import { calendarRepository } from '../repository';

/** Ends the private address of the caller. */
export async function revokeFeed({ db, user, now }: CommandContext): Promise<{ success: true }> {
  await calendarRepository(db).revoke(user.id, now);
  return { success: true };
}
