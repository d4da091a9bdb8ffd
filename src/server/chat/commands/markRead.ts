import type { CommandContext } from '../../http/command';
import { notificationsRepository } from '../../notifications/repository';
import { chatRepository } from '../repository';

/** Moves the reader's mark in a conversation of theirs, and takes its notice off the bell. */
export async function markRead(
  { db, user, now }: Pick<CommandContext, 'db' | 'user' | 'now'>,
  { conversationId, seq }: { conversationId: string; seq: number },
): Promise<void> {
  await chatRepository(db).markRead(conversationId, user.id, seq);
  await notificationsRepository(db).markSubjectRead(user.id, conversationId, now);
}
