import type { CommandContext } from '../core/context';
import { notificationsRepository, type Retention } from './repository';

/** The same text for an absent notice and for somebody else's. */
export const NOTIFICATION_UNKNOWN = 'Notificación no encontrada';

interface Row {
  id: string;
  type: string;
  title: string;
  message: string;
  link: string | null;
  readAt: Date | null;
  createdAt: Date;
}

/** Converts a row into the notice of an answer. */
export const toNotification = ({ readAt, createdAt, ...row }: Row) => ({
  ...row,
  read: readAt !== null,
  createdAt: createdAt.toISOString(),
});

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
