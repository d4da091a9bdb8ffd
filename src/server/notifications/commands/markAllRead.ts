import type { CommandContext } from '../../core/context';
import { notificationsRepository } from '../repository';

/** Marks all of the caller's notices as read. */
export async function markAllRead({ db, user, now }: CommandContext) {
  return { success: true, marked: await notificationsRepository(db).markAllRead(user.id, now) };
}
