import type { CommandContext } from '../../core/context';
import { notificationsRepository } from '../repository';

/** Marks all of the caller's notices as read. Returns how many were not. */
export const markAllRead = ({ db, user, now }: CommandContext): Promise<number> =>
  notificationsRepository(db).markAllRead(user.id, now);
