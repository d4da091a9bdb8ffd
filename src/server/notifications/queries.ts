import { NOTIFICATION_MESSAGES } from '@/contract/notifications';
import type { CommandContext } from '../core/context';
import { notificationsRepository } from './repository';

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
  /** Number of earlier notices of the same kind that it stands for. */
  earlier?: number;
}

/** Converts a row into the notice of an answer. */
export const toNotification = ({ readAt, createdAt, message, earlier = 0, ...row }: Row) => ({
  ...row,
  message: NOTIFICATION_MESSAGES.withEarlier(message, earlier),
  read: readAt !== null,
  createdAt: createdAt.toISOString(),
});

/** The caller's notices, newest first. */
export const listNotifications = async ({ db, user, now }: CommandContext) => ({
  notifications: (await notificationsRepository(db).list(user, now)).map(toNotification),
});

export const countUnread = async ({ db, user, now }: CommandContext) => ({
  unreadCount: await notificationsRepository(db).unreadCount(user, now),
});
