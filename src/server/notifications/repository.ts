import { and, desc, eq, inArray, isNull, lt, not, or, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { NOTIFICATION_LIMITS, type NotificationType } from '@/contract/notifications';
import { DAY_MS } from '@/contract/common/constants';
import { administers } from '@/contract/common/roles';
import { mayEnter } from '../auth/accountRepository';
import type { SignedInUser } from '../core/context';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { newest } from '../db/order';
import { documents, notifications, patientCollaborators, patients, users } from '../db/schema';
import { attendedIds } from '../patients/access';

/**
 * A notice to store. The text names no diagnosis, treatment or exercise. A pain notice includes the pain
 * level, so that the therapist can judge its urgency. Only a signed-in therapist sees that notice.
 */
interface NewNotification {
  /** Made by the database if absent. */
  id?: string;
  userId: string;
  type: NotificationType;
  title: string;
  message: string;
  /** Path inside the app, e.g. `/appointments`. */
  link?: string | null;
  /** Id of the record that the notice is about; the notice is destroyed with it. Null if it is about none. */
  patientId: string | null;
  /** Id of the object within the record: a conversation, a routine, a run or a document; or of the record itself. */
  subjectId?: string | null;
  /** Defaults to the database's clock. */
  createdAt?: Date;
  /** The notice is hidden until this instant; without it, it shows at once. */
  dueAt?: Date;
}

/** Days that notices are kept: `read` for read ones, `all` for any notice. */
export const NOTIFICATION_RETENTION_DAYS = { read: 30, all: 180 } as const;

const shownColumns = {
  ...pickColumns(notifications, 'id', 'type', 'title', 'message', 'link', 'readAt', 'createdAt'),
};

/** SQL condition: the notice has no due time, or the time has passed. */
const isDue = (now: Date) => sql`coalesce(${notifications.dueAt} <= ${now.toISOString()}::timestamptz, true)`;

/**
 * SQL condition: the record that the notice names has been deleted. What a merge hides goes on in the other record, and a
 * notice of an appointment names nobody: it tells of the hours that came free.
 */
const isOfDeleted = sql`(${notifications.type} <> 'APPOINTMENT' and exists (select from ${patients} where ${patients.id} = ${notifications.patientId} and ${patients.deletedAt} is not null and ${patients.mergedInto} is null))`;

/** SQL condition: the document that the notice tells of was deleted, or is not shared any more. */
const isOfHiddenDocument = sql`exists (select from ${documents} where ${documents.id} = ${notifications.subjectId} and (${documents.deletedAt} is not null or not ${documents.shared}))`;

/** Whose bell it is. */
type Reader = Pick<SignedInUser, 'id' | 'role' | 'alsoAdmin' | 'today'>;

/** Path in the browser app where administration, told that nobody treats a patient, finds who may take them over. */
export const UNATTENDED_LINK = '/settings/team';

/** SQL for the record that a notice is about; after a merge, the one that stayed. */
const recordOfNotice = sql`coalesce((select ${patients.mergedInto} from ${patients} where ${patients.id} = ${notifications.patientId}), ${notifications.patientId})`;

/**
 * SQL condition: the notice leads into the record of a patient whom this therapist does not attend today, or into a
 * conversation with one. What it says is of the record. A notice that somebody left a team leads to a list, and stays.
 */
const isOfOthers = (therapist: Reader) =>
  sql`coalesce(${notifications.link} ~ '^/(patients|conversations)/' and not (${recordOfNotice} = any(${attendedIds(therapist)})), false)`;

/** SQL condition: the notice tells administration that nobody treats a patient. */
const isOfUnattended = sql`coalesce(${notifications.link} = ${UNATTENDED_LINK} and ${notifications.patientId} is not null, false)`;

/** SQL condition: the notice does so, and somebody with access is lead or collaborator of the patient. */
const isOverOfUnattended = sql`(${isOfUnattended} and exists (select from ${users} where ${mayEnter} and ${users.id} = any(array(select ${patients.therapistId} from ${patients} where ${patients.id} = ${recordOfNotice} union all select ${patientCollaborators.therapistId} from ${patientCollaborators} where ${patientCollaborators.patientId} = ${recordOfNotice}))))`;

/** SQL condition: the notice is the reader's, and they are shown it. */
const isShownTo = (reader: Reader, now: Date) =>
  and(
    eq(notifications.userId, reader.id),
    isDue(now),
    not(isOfDeleted),
    not(isOfHiddenDocument),
    not(administers(reader) ? isOverOfUnattended : isOfUnattended),
    reader.role === 'THERAPIST' ? not(isOfOthers(reader)) : undefined,
  );

/** Titles of the notices of documents. */
export const DOCUMENT_TITLES = { received: 'Documento recibido', shared: 'Documento nuevo' } as const;

const others = alias(notifications, 'others');

/**
 * SQL from `from` on: the reader's other notices of documents of the same record, read or unread as this one. The latest
 * stands for all of them, so that twenty photos are one line of the bell. Documents that are gone do not count.
 */
const alike = sql`from ${notifications} as ${others} join ${documents} on ${documents.id} = ${others.subjectId} and ${documents.deletedAt} is null and ${documents.shared} where ${inArray(notifications.title, Object.values(DOCUMENT_TITLES))} and ${others.title} = ${notifications.title} and ${others.userId} = ${notifications.userId} and ${others.patientId} = ${notifications.patientId} and (${others.readAt} is null) = (${notifications.readAt} is null)`;

const place = ({ createdAt, id }: Record<'createdAt' | 'id', AnyPgColumn>) => sql`(${createdAt}, ${id})`;
const isLater = sql`${place(others)} > ${place(notifications)}`;

/** SQL condition: no later notice stands for it. */
const isLatest = sql`not exists (select ${alike} and ${isLater})`;

/** SQL for the number of earlier notices that a notice stands for. */
const earlier = sql<number>`(select count(*)::int ${alike} and ${place(others)} < ${place(notifications)})`;

/** SQL condition: it is this notice, or one that it stands for. */
const isInLineOf = (id: string) =>
  or(eq(notifications.id, id), sql`exists (select ${alike} and ${eq(others.id, id)} and ${isLater})`);

/** SQL condition: an unread notice of one of these users about an object. */
const unreadAbout = (userIds: readonly string[], subjectId: string) =>
  and(
    inArray(notifications.userId, [...userIds]),
    eq(notifications.subjectId, subjectId),
    isNull(notifications.readAt),
  );

/**
 * Stores notices and returns their ids. Pass the transaction of the event, so that both are stored or neither.
 */
export async function createNotifications(
  db: Database,
  notices: readonly NewNotification[],
): Promise<string[]> {
  if (notices.length === 0) return [];
  const rows = await db
    .insert(notifications)
    .values(notices.map(({ link = null, subjectId = null, ...values }) => ({ ...values, link, subjectId })))
    .returning({ id: notifications.id });
  return rows.map(({ id }) => id);
}

/** The same of one notice. */
export async function createNotification(db: Database, notice: NewNotification): Promise<string> {
  const [id] = await createNotifications(db, [notice]);
  if (!id) throw new Error('The notification was not stored');
  return id;
}

/**
 * Notices of one user that are due. Somebody else's and those not yet due are treated as absent. So are those of a record that
 * was deleted or is not the reader's to see, and of a document that is gone.
 */
export const notificationsRepository = (db: Database) => ({
  /** At most `NOTIFICATION_LIMITS.listed` notices, newest first, with the number of earlier ones that each stands for. */
  list: (reader: Reader, now: Date) =>
    db
      .select({ ...shownColumns, earlier })
      .from(notifications)
      .where(and(isShownTo(reader, now), isLatest))
      .orderBy(newest(notifications.createdAt), desc(notifications.id))
      .limit(NOTIFICATION_LIMITS.listed),

  async unreadCount(reader: Reader, now: Date): Promise<number> {
    const [row] = await db
      .select({ count: sql<number>`count(*)::int` })
      .from(notifications)
      .where(and(isNull(notifications.readAt), isShownTo(reader, now), isLatest));
    return row?.count ?? 0;
  },

  /**
   * Marks one notice as read, with those that it stands for, and keeps the first reading's time. Undefined if the user has no
   * such notice.
   */
  async markRead(reader: Reader, id: string, now: Date) {
    const rows = await db
      .update(notifications)
      .set({ readAt: sql`coalesce(${notifications.readAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(isInLineOf(id), isShownTo(reader, now)))
      .returning(shownColumns);
    return rows.find((row) => row.id === id);
  },

  /** Marks all notices as read. Returns how many were unread. */
  async markAllRead(reader: Reader, now: Date): Promise<number> {
    const rows = await db
      .update(notifications)
      .set({ readAt: now })
      .where(and(isNull(notifications.readAt), isShownTo(reader, now)))
      .returning({ id: notifications.id });
    return rows.length;
  },

  /** Marks the notices about an object as read, e.g. when its conversation is opened. */
  async markSubjectRead(userId: string, subjectId: string, now: Date): Promise<void> {
    await db
      .update(notifications)
      .set({ readAt: now })
      .where(unreadAbout([userId], subjectId));
  },

  /** Moves the unread notices of these users about an object to the top. Returns whose there were. */
  async renewUnread(userIds: readonly string[], subjectId: string, now: Date): Promise<Set<string>> {
    const renewed = await db
      .update(notifications)
      .set({ createdAt: now })
      .where(unreadAbout(userIds, subjectId))
      .returning({ userId: notifications.userId });
    return new Set(renewed.map(({ userId }) => userId));
  },

  /** Replaces title and text of the unread notices of these users about an object. Returns whose there were. */
  async rewordUnread(
    userIds: readonly string[],
    subjectId: string,
    text: Pick<NewNotification, 'title' | 'message'>,
  ): Promise<Set<string>> {
    const reworded = await db
      .update(notifications)
      .set(text)
      .where(unreadAbout(userIds, subjectId))
      .returning({ userId: notifications.userId });
    return new Set(reworded.map(({ userId }) => userId));
  },

  /** Takes back the unread notices of these users about an object. */
  async removeUnread(userIds: readonly string[], subjectId: string): Promise<void> {
    await db.delete(notifications).where(unreadAbout(userIds, subjectId));
  },

  /** Deletes a notice, with those that it stands for. False if the user has no such notice. */
  async remove(reader: Reader, id: string, now: Date): Promise<boolean> {
    const rows = await db
      .delete(notifications)
      .where(and(isInLineOf(id), isShownTo(reader, now)))
      .returning({ id: notifications.id });
    return rows.length > 0;
  },

  /** Whether the id belongs to an account that can receive notices. */
  async isUser(userId: string): Promise<boolean> {
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)));
    return row !== undefined;
  },
});

/** Number of notices that one statement deletes, so that none takes longer than a statement may. */
const PORTION = 5_000;

/** Deletes notices past retention. */
export async function dropOldNotices(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { read, all } = NOTIFICATION_RETENTION_DAYS;
  const portion = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(or(lt(notifications.createdAt, before(all)), lt(notifications.readAt, before(read))))
    .limit(PORTION);
  for (;;) {
    const rows = await db
      .delete(notifications)
      .where(inArray(notifications.id, portion))
      .returning({ id: notifications.id });
    if (rows.length < PORTION) return;
  }
}
