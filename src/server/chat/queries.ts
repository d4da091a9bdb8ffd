import { auditRepository } from '../audit/repository';
import type { CommandContext } from '../http/command';
import { notFound } from '../http/errors';
import { toListItem, toMessage } from './answers';
import { markRead } from './commands/markRead';
import { UNKNOWN_CONVERSATION } from './links';
import { chatRepository } from './repository';

/** What the list leaves in the access log. */
export const LISTED = 'conversation-list';
/** The screen asks every 15 s: within the hour only what is new counts as reading. */
const LISTED_MS = 3_600_000;

/** The user's conversations, the most recently active first. */
export async function listConversations({ db, user, now, audited }: CommandContext) {
  const rows = await chatRepository(db).list(user);
  const before = await auditRepository(db).last(user.id, LISTED, new Date(now.getTime() - LISTED_MS));
  const nothingNew = before !== undefined && !rows.some(({ last }) => last && last.createdAt > before);
  audited({ patientId: user.patientId, nothingNew });
  return rows.map((row) => toListItem(row, user));
}

/** A page of a conversation: the newest, or the one before `before`. Reading the newest marks it as read. */
export async function readConversation(
  context: CommandContext,
  { id, before }: { id: string; before: string | undefined },
) {
  const { db, user, audited } = context;
  const repository = chatRepository(db);
  const row = await repository.find(user, id);
  if (!row) throw notFound(UNKNOWN_CONVERSATION);
  const { rows, hasOlder } = await repository.page(id, before === undefined ? undefined : Number(before));
  const newest = rows.at(-1)?.seq ?? 0;
  const nothingNew = before === undefined && newest <= (row.lastReadSeq ?? 0);
  audited({ patientId: row.patientId, nothingNew });
  // Older pages were passed on the way up; only the newest one says what has been read.
  if (before === undefined && !nothingNew) await markRead(context, { conversationId: id, seq: newest });
  const oldest = rows[0]?.seq;
  return {
    ...toListItem(row, user),
    unreadCount: 0,
    messages: rows.map(toMessage),
    nextCursor: hasOlder && oldest !== undefined ? String(oldest) : null,
  };
}
