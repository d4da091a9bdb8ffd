import type { CommandContext } from '../../core/context';
import { notificationsRepository } from '../../notifications/repository';
import { chatRepository } from '../repository';

/** Moves the caller's read mark in a conversation and marks its notices as read. */
export async function markRead(
  { db, user, now }: Pick<CommandContext, 'db' | 'user' | 'now'>,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<void> {
  await chatRepository(db).markRead(conversationId, user.id, seq);
  await notificationsRepository(db).markSubjectRead(user.id, conversationId, now);
}
