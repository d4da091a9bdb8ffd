import type { CommandContext } from '../core/context';
import { toNotification } from './answers';
import { notificationsRepository } from './repository';
import type { Retention } from './retention';

/** The caller's notices, newest first. Also runs retention when it is due. */
export const listNotifications =
  ({ purgeWhenDue }: Retention) =>
  async ({ db, user, now }: CommandContext) => {
    const rows = await notificationsRepository(db).list(user.id, now);
    await purgeWhenDue(db, now);
    return { notifications: rows.map(toNotification) };
  };

export const countUnread = async ({ db, user, now }: CommandContext) => ({
  unreadCount: await notificationsRepository(db).unreadCount(user.id, now),
});
