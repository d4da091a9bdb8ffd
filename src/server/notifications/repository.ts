import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { NotificationType } from '@/contract/notifications/enums';
import type { Database } from '../db/database';
import { statement } from '../db/statement';
import { notifications, users } from '../db/schema';

/** What an event tells a person. The text carries no clinical detail: it may be shown on a locked screen. */
export interface NewNotification {
  userId: string;
  type: NotificationType;
  title: string;
  message: string;
  /** Path inside the app, e.g. `/appointments`. */
  link?: string | null;
  /** Default: the database's clock. */
  createdAt?: Date;
}

/** The newest rows that the panel shows; older ones stay until retention takes them. */
export const NOTIFICATIONS_SHOWN = 100;

/** Days that notifications are kept: read ones, and all of them. */
export const NOTIFICATION_RETENTION_DAYS = { read: 30, all: 180 } as const;

const DAY_MS = 86_400_000;

const shownColumns = {
  id: notifications.id,
  type: notifications.type,
  title: notifications.title,
  message: notifications.message,
  link: notifications.link,
  readAt: notifications.readAt,
  createdAt: notifications.createdAt,
};

const unread = statement((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), isNull(notifications.readAt))),
);

const renewed = statement((db) =>
  db
    .update(notifications)
    .set({ createdAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        eq(notifications.link, sql.placeholder('link')),
        isNull(notifications.readAt),
      ),
    )
    .returning({ id: notifications.id }),
);

/**
 * Stores a notification for a user, in the caller's transaction when there is one, so that an event and its
 * notification are kept or lost together. Answers the row's id.
 */
export async function createNotification(
  db: Database,
  { userId, type, title, message, link = null, createdAt }: NewNotification,
): Promise<string> {
  const [row] = await db
    .insert(notifications)
    .values({ userId, type, title, message, link, ...(createdAt && { createdAt }) })
    .returning({ id: notifications.id });
  if (!row) throw new Error('The notification was not stored');
  return row.id;
}

/** Notifications of one user; a foreign id is like an absent one. */
export const notificationsRepository = (db: Database) => ({
  /** The newest first, at most `NOTIFICATIONS_SHOWN`. */
  list: (userId: string) =>
    db
      .select(shownColumns)
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(NOTIFICATIONS_SHOWN),

  async unreadCount(userId: string): Promise<number> {
    const [row] = await unread(db, { userId });
    return row?.count ?? 0;
  },

  /** Marks one as read; the first reading's time stays. Undefined where the user has no such notification. */
  async markRead(userId: string, id: string, now: Date) {
    const [row] = await db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
      .returning(shownColumns);
    return row;
  },

  /** Marks all as read; answers how many were unread. */
  async markAllRead(userId: string, now: Date): Promise<number> {
    const rows = await db
      .update(notifications)
      .set({ readAt: now })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
      .returning({ id: notifications.id });
    return rows.length;
  },

  /** Marks as read what speaks of `link`, e.g. the messages of a conversation that was opened. */
  async markReadByLink(userId: string, link: string, now: Date): Promise<void> {
    await db
      .update(notifications)
      .set({ readAt: now })
      .where(
        and(eq(notifications.userId, userId), eq(notifications.link, link), isNull(notifications.readAt)),
      );
  },

  /** Brings the unread notification about `link` to the top; false where there is none. */
  async renewUnread(userId: string, link: string, now: Date): Promise<boolean> {
    return (await renewed(db, { userId, link, now: now.toISOString() })).length > 0;
  },

  /** False where the user has no such notification. */
  async remove(userId: string, id: string): Promise<boolean> {
    const rows = await db
      .delete(notifications)
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
      .returning({ id: notifications.id });
    return rows.length > 0;
  },

  /** Whether a notification may be addressed to this id. */
  async isUser(userId: string): Promise<boolean> {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    return row !== undefined;
  },

  /** Removes what retention no longer keeps; answers how many rows, at most `limit`, so that no statement is long. */
  async purge(now: Date, limit = 5_000): Promise<number> {
    const readBefore = new Date(now.getTime() - NOTIFICATION_RETENTION_DAYS.read * DAY_MS);
    const allBefore = new Date(now.getTime() - NOTIFICATION_RETENTION_DAYS.all * DAY_MS);
    const due = db
      .select({ id: notifications.id })
      .from(notifications)
      .where(sql`${lt(notifications.createdAt, allBefore)} or ${lt(notifications.readAt, readBefore)}`)
      .limit(limit);
    const rows = await db
      .delete(notifications)
      .where(inArray(notifications.id, due))
      .returning({ id: notifications.id });
    return rows.length;
  },
});
