import type { CommandContext } from '../../http/command';
import { notFound } from '../../http/errors';
import { NOTIFICATION_UNKNOWN, toNotification } from '../answers';
import { notificationsRepository } from '../repository';

/** Marks one of one's own as read; the first reading's time stays. */
export async function markRead({ db, user, now }: CommandContext, { id }: { id: string }) {
  const row = await notificationsRepository(db).markRead(user.id, id, now);
  if (!row) throw notFound(NOTIFICATION_UNKNOWN);
  return { notification: toNotification(row) };
}
