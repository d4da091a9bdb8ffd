import { and, desc, eq, inArray, isNull, lt, sql, type Placeholder } from 'drizzle-orm';
import type { NotificationType } from '@/contract/notifications/enums';
import type { Database } from '../db/database';
import { statement } from '../db/statement';
import { notifications, users } from '../db/schema';

/**
 * What an event tells a person. The text names no diagnosis, treatment or exercise. A pain notice carries the number,
 * which decides whether it can wait; it is shown in the bell of a signed-in therapist only.
 */
export interface NewNotification {
  userId: string;
  type: NotificationType;
  title: string;
  message: string;
  /** Path inside the app, e.g. `/appointments`. */
  link?: string | null;
  /** Record that it speaks of, with which it is destroyed; null where it speaks of none. */
  patientId: string | null;
  /** Object within the record: a conversation, a run. */
  subjectId?: string | null;
  /** Default: the database's clock. */
  createdAt?: Date;
  /** Until then nobody is shown it; default: at once. */
  dueAt?: Date;
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

/** Whether a notification has become visible. */
const isDueAt = (now: Placeholder | string) =>
  sql`coalesce(${notifications.dueAt} <= ${now}::timestamptz, true)`;
const isDue = (now: Date) => isDueAt(now.toISOString());

const unread = statement((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        isNull(notifications.readAt),
        isDueAt(sql.placeholder('now')),
      ),
    ),
);

const renewed = statement((db) =>
  db
    .update(notifications)
    .set({ createdAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        eq(notifications.subjectId, sql.placeholder('subjectId')),
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
  { link = null, subjectId = null, createdAt, ...values }: NewNotification,
): Promise<string> {
  const [row] = await db
    .insert(notifications)
    .values({ ...values, link, subjectId, ...(createdAt && { createdAt }) })
    .returning({ id: notifications.id });
  if (!row) throw new Error('The notification was not stored');
  return row.id;
}

/** Notifications of one user that are due; a foreign id, or one whose time has not come, is like an absent one. */
export const notificationsRepository = (db: Database) => ({
  /** The newest first, at most `NOTIFICATIONS_SHOWN`. */
  list: (userId: string, now: Date) =>
    db
      .select(shownColumns)
      .from(notifications)
      .where(and(eq(notifications.userId, userId), isDue(now)))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(NOTIFICATIONS_SHOWN),

  async unreadCount(userId: string, now: Date): Promise<number> {
    const [row] = await unread(db, { userId, now: now.toISOString() });
    return row?.count ?? 0;
  },

  /** Marks one as read; the first reading's time stays. Undefined where the user has no such notification. */
  async markRead(userId: string, id: string, now: Date) {
    const [row] = await db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId), isDue(now)))
      .returning(shownColumns);
    return row;
  },

  /** Marks all as read; answers how many were unread. */
  async markAllRead(userId: string, now: Date): Promise<number> {
    const rows = await db
      .update(notifications)
      .set({ readAt: now })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isDue(now)))
      .returning({ id: notifications.id });
    return rows.length;
  },

  /** Marks as read what speaks of an object, e.g. the messages of a conversation that was opened. */
  async markSubjectRead(userId: string, subjectId: string, now: Date): Promise<void> {
    await db
      .update(notifications)
      .set({ readAt: now })
      .where(
        and(
          eq(notifications.userId, userId),
          eq(notifications.subjectId, subjectId),
          isNull(notifications.readAt),
        ),
      );
  },

  /** Brings the unread notification about an object to the top; false where there is none. */
  async renewUnread(userId: string, subjectId: string, now: Date): Promise<boolean> {
    return (await renewed(db, { userId, subjectId, now: now.toISOString() })).length > 0;
  },

  /** Puts another text into the unread notification about an object, where there is one. */
  async rewordUnread(userId: string, subjectId: string, message: string): Promise<void> {
    await db
      .update(notifications)
      .set({ message })
      .where(
        and(
          eq(notifications.userId, userId),
          eq(notifications.subjectId, subjectId),
          isNull(notifications.readAt),
        ),
      );
  },

  /** False where the user has no such notification. */
  async remove(userId: string, id: string, now: Date): Promise<boolean> {
    const rows = await db
      .delete(notifications)
      .where(and(eq(notifications.id, id), eq(notifications.userId, userId), isDue(now)))
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
});

/** Removes what retention no longer keeps; answers how many rows, at most `limit`, so that no statement is long. */
export async function purgeNotifications(db: Database, now: Date, limit = 5_000): Promise<number> {
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
}
