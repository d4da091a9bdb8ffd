import type { Conversation, ConversationListItem, Message } from '@/contract/chatAnswers';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { isObject } from '@/shared/lib/values';

/** A conversation in the cache: the newest page and the older pages loaded so far. */
export interface LoadedConversation extends Conversation {
  nextCursor: string | null;
  /** Time of the newest fetched message, ISO 8601. The loaded history has no gap up to there. */
  syncedTo: string | null;
}

const nameOf = (value: unknown): string => (isObject(value) ? textOf(value.name) : textOf(value));

/** The first of the named fields that is an object. */
function nested(raw: Record<string, unknown>, ...names: string[]): Record<string, unknown> {
  return names.map((name) => raw[name]).find(isObject) ?? {};
}

export function toMessage(raw: Record<string, unknown>, conversationId: string): Message {
  return {
    id: idOf(raw),
    senderId: textOf(raw.senderId) || idOf(nested(raw, 'sender')),
    content: textOf(raw.content),
    type: 'TEXT',
    createdAt: textOf(raw.createdAt),
    conversationId: textOf(raw.conversationId, conversationId),
    clientId: optionalTextOf(raw.clientId),
    ...(typeof raw.isWithdrawn === 'boolean' && { isWithdrawn: raw.isWithdrawn }),
  };
}

/** Reads a list row. Backends use different names for the other participant. */
export function toListItem(raw: Record<string, unknown>): ConversationListItem {
  const participant = nested(raw, 'participant', 'otherParticipant', 'otherUser', 'patient', 'therapist');
  const last =
    typeof raw.lastMessage === 'object' ? (raw.lastMessage as Record<string, unknown> | null) : null;
  const patientId = textOf(raw.patientId);
  return {
    id: idOf(raw),
    ...(patientId && { patientId }),
    participant: {
      ...(('id' in participant || '_id' in participant) && { id: idOf(participant) || null }),
      name: textOf(participant.name),
      email: textOf(participant.email),
      ...('phone' in participant && { phone: optionalTextOf(participant.phone) }),
    },
    unreadCount: Math.max(0, numberOf(raw.unreadCount, 0)),
    lastMessage: last && {
      sender: nameOf(last.sender),
      ...(textOf(last.senderId) && { senderId: textOf(last.senderId) }),
      content: textOf(last.content),
      createdAt: textOf(last.createdAt),
    },
  };
}

/** Reads the answer of GET /api/conversations/{id}, with messages inside the conversation or beside it. */
export function toConversation(answer: unknown, id: string): LoadedConversation {
  const raw = objectOf(answer, 'conversation');
  const inside = listOf(raw, 'messages');
  const messages = (inside.length > 0 ? inside : listOf(answer, 'messages'))
    .map((message) => toMessage(message, id))
    .filter((message) => message.id !== '');
  const sorted = inOrder(messages);
  return {
    ...toListItem(raw),
    id,
    ...(typeof raw.isResting === 'boolean' && { isResting: raw.isResting }),
    messages: sorted,
    nextCursor: optionalTextOf(raw.nextCursor),
    syncedTo: sorted.at(-1)?.createdAt ?? null,
  };
}

/** Sorts by time; messages with the same time keep their order. */
function inOrder(messages: Message[]): Message[] {
  return [...messages].sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
}

/**
 * Merges two lists, each message once. `newer` wins if both contain it, unless the message is withdrawn: that is final, and a
 * late answer may be from before.
 */
export function unite(older: readonly Message[], newer: readonly Message[]): Message[] {
  const ids = new Set(newer.map(({ id }) => id));
  const withdrawn = new Map(
    older.filter(({ isWithdrawn }) => isWithdrawn).map((message) => [message.id, message]),
  );
  return inOrder([
    ...older.filter(({ id }) => !ids.has(id)),
    ...newer.map((message) => withdrawn.get(message.id) ?? message),
  ]);
}

const isBefore = (a: string, b: string) => Date.parse(a) < Date.parse(b);

/**
 * Merges a fresh answer into the loaded messages. Messages are never deleted, so a late answer removes
 * nothing. Older pages stay unless a gap opened between them and the fresh page; then history restarts
 * there.
 */
export function mergeConversation(known: LoadedConversation, fresh: LoadedConversation): LoadedConversation {
  const first = fresh.messages[0];
  if (!first)
    return { ...fresh, messages: known.messages, nextCursor: known.nextCursor, syncedTo: known.syncedTo };
  const joins =
    fresh.nextCursor === null || (known.syncedTo !== null && !isBefore(known.syncedTo, first.createdAt));
  const kept = joins
    ? known.messages
    : known.messages.filter(({ createdAt }) => !isBefore(createdAt, first.createdAt));
  const hasOlder = kept[0] !== undefined && isBefore(kept[0].createdAt, first.createdAt);
  const synced = [known.syncedTo, fresh.syncedTo].filter((time): time is string => time !== null);
  return {
    ...fresh,
    messages: unite(kept, fresh.messages),
    nextCursor: joins && hasOlder ? known.nextCursor : fresh.nextCursor,
    syncedTo: synced.reduce((a, b) => (isBefore(a, b) ? b : a), synced[0] ?? '') || null,
  };
}
