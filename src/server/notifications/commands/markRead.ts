import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { NOTIFICATION_UNKNOWN, toNotification } from '../answers';
import { notificationsRepository } from '../repository';

/** Marks one of the caller's notices as read and keeps the first reading's time. Throws `notFound` if there is none. */
export async function markRead({ db, user, now }: CommandContext, { id }: { id: string }) {
  const row = await notificationsRepository(db).markRead(user.id, id, now);
  if (!row) throw notFound(NOTIFICATION_UNKNOWN);
  return toNotification(row);
}
