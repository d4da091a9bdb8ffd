import type { InferType } from 'yup';
import type { notificationBodySchema } from '@/contract/notificationSchemas';
import type { CommandContext } from '../../core/context';
import { invalidField } from '../../core/errors';
import { isUuid } from '../../core/ids';
import { toNotification } from '../answers';
import { createNotification, notificationsRepository } from '../repository';

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
