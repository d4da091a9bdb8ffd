import type { InferType } from 'yup';
import type { notificationBodySchema } from '@/contract/notificationSchemas';
import type { CommandContext } from '../core/context';
import { invalidField, notFound } from '../core/errors';
import { isUuid } from '../core/ids';
import { toNotification, NOTIFICATION_UNKNOWN } from './queries';
import { createNotification, notificationsRepository } from './repository';

/** Stores a notice for any user. */
export async function sendNotification(
  { db, now }: CommandContext,
  { userId, type, title, message, link }: InferType<typeof notificationBodySchema>,
) {
  if (!isUuid(userId) || !(await notificationsRepository(db).isUser(userId)))
    throw invalidField('userId', 'Esa persona no existe');
  const content = { type, title, message, link: link || null, createdAt: now };
  const id = await createNotification(db, { userId, patientId: null, ...content });
  return toNotification({ id, ...content, readAt: null });
}

/** Marks one of the caller's notices as read and keeps the first reading's time. Throws `notFound` if there is none. */
export async function markRead({ db, user, now }: CommandContext, { id }: { id: string }) {
  const row = await notificationsRepository(db).markRead(user, id, now);
  if (!row) throw notFound(NOTIFICATION_UNKNOWN);
  return toNotification(row);
}

/** Marks all of the caller's notices as read. Returns how many were not. */
export const markAllRead = ({ db, user, now }: CommandContext): Promise<number> =>
  notificationsRepository(db).markAllRead(user, now);

/** Deletes one of the caller's notices. Throws `notFound` if there is none. */
export async function removeNotification(
  { db, user, now }: CommandContext,
  { id }: { id: string },
): Promise<void> {
  if (!(await notificationsRepository(db).remove(user, id, now))) throw notFound(NOTIFICATION_UNKNOWN);
}
