import type { Message } from '@/contract/chat/entities';

/** An unsent message, kept outside the cache so that no answer of the server can overwrite it. */
export interface OutgoingMessage {
  clientId: string;
  conversationId: string;
  senderId: string;
  content: string;
  createdAt: string;
  /** `sent`: stored, but the loaded conversation does not show it yet. */
  status: 'sending' | 'failed' | 'sent';
  /** The answer was lost: perhaps the message was not. */
  uncertain: boolean;
  /** Id that the server gave it. */
  messageId: string | null;
  /** Newest message known when it was written: its stored form can only come after that one. */
  after: string | null;
}

/** A line of the conversation: a stored message, or an unsent one of the user. */
export interface MessageLine {
  /** The same before and after storing, so that the line stays in its place. */
  key: string;
  content: string;
  senderId: string;
  createdAt: string;
  status: 'stored' | OutgoingMessage['status'];
  clientId: string | null;
}

/**
 * Outgoing messages that the server already has. They match by client id or by the server's id. A backend
 * without client ids matches by equal text of the same sender, sent later. Each stored message matches one
 * at most.
 */
export function coveredBy(
  messages: readonly Message[],
  outgoing: readonly OutgoingMessage[],
): Map<string, string> {
  const covered = new Map<string, string>();
  const used = new Set<string>();
  for (const entry of outgoing) {
    const from = entry.after === null ? 0 : messages.findIndex(({ id }) => id === entry.after) + 1;
    const match =
      messages.find(({ id, clientId }) => clientId === entry.clientId || id === entry.messageId) ??
      messages.find(
        (message, index) =>
          index >= from &&
          !message.clientId &&
          message.senderId === entry.senderId &&
          message.content === entry.content &&
          !used.has(message.id),
      );
    if (!match) continue;
    used.add(match.id);
    covered.set(entry.clientId, match.id);
  }
  return covered;
}

/**
 * The lines of a conversation: stored messages once each, then unsent ones in the order they were written.
 */
export function linesOf(messages: readonly Message[], outgoing: readonly OutgoingMessage[]): MessageLine[] {
  const covered = coveredBy(messages, outgoing);
  const keys = new Map([...covered].map(([clientId, id]) => [id, clientId]));
  return [
    ...messages.map(({ id, clientId, content, senderId, createdAt }) => ({
      key: clientId ?? keys.get(id) ?? id,
      content,
      senderId,
      createdAt,
      status: 'stored' as const,
      clientId: clientId ?? null,
    })),
    ...outgoing
      .filter(({ clientId }) => !covered.has(clientId))
      .map(({ clientId, content, senderId, createdAt, status }) => ({
        key: clientId,
        content,
        senderId,
        createdAt,
        status,
        clientId,
      })),
  ];
}
