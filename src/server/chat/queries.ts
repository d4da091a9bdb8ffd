import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { toListItem, toMessage } from './answers';
import { markRead, UNKNOWN_CONVERSATION } from './commands';
import { chatRepository } from './repository';

/** The user's conversations, most recently active first. */
export async function listConversations({ db, user, audited }: CommandContext) {
  audited({ patientId: user.patientId });
  return (await chatRepository(db).list(user)).map((row) => toListItem(row, user));
}

/**
 * One page of a conversation: the newest, or the one before `before`. Reading the newest marks it as read.
 */
export async function readConversation(
  context: CommandContext,
  { id, before }: { id: string; before?: string | undefined },
) {
  const { db, user, audited } = context;
  const repository = chatRepository(db);
  const row = await repository.find(user, id);
  if (!row) throw notFound(UNKNOWN_CONVERSATION);
  const { rows, hasOlder } = await repository.page(id, before === undefined ? undefined : Number(before));
  const newest = rows.at(-1)?.seq ?? 0;
  audited({ patientId: row.patientId });
  // Only the newest page moves the read mark: older pages hold messages that it already covers.
  if (before === undefined && newest > (row.lastReadSeq ?? 0))
    await markRead(context, { conversationId: id, seq: newest });
  const oldest = rows[0]?.seq;
  const isResting = user.role === 'PATIENT' && !(await repository.isAttended(id, user.today));
  return {
    ...toListItem(row, user),
    ...(isResting && { isResting }),
    unreadCount: 0,
    messages: rows.map(toMessage),
    nextCursor: hasOlder && oldest !== undefined ? String(oldest) : null,
  };
}
