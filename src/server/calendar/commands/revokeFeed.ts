import type { CommandContext } from '../../core/context';
import { calendarRepository } from '../repository';

/** Revokes the caller's private address. */
export async function revokeFeed({ db, user, now }: CommandContext): Promise<void> {
  await calendarRepository(db).revoke(user.id, now);
}
