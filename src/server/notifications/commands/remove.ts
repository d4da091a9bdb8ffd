import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { NOTIFICATION_UNKNOWN } from '../answers';
import { notificationsRepository } from '../repository';

/** Deletes one of the caller's notices. Throws `notFound` if there is none. */
export async function removeNotification(
  { db, user, now }: CommandContext,
  { id }: { id: string },
): Promise<void> {
  if (!(await notificationsRepository(db).remove(user.id, id, now))) throw notFound(NOTIFICATION_UNKNOWN);
}
