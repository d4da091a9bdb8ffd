import type { Message } from '@/contract/chatAnswers';

/** An unsent message, kept outside the cache so that no answer of the server can overwrite it. */
export interface OutgoingMessage {
  clientId: string;
  conversationId: string;
  senderId: string;
  content: string;
  createdAt: string;
  /** `sent` means stored, but not yet part of the loaded conversation. */
  status: 'sending' | 'failed' | 'sent';
  /** The answer was lost, so the message may have been stored. */
  uncertain: boolean;
  /** Id assigned by the server, if known. */
  messageId: string | null;
  /** Id of the newest message known when this one was written. The stored copy can only come after it. */
  after: string | null;
}

/** A line of the conversation: a stored message, or one of the user's unsent messages. */
export interface MessageLine {
  /** Stays the same when the message is stored, so that React keeps the line. */
  key: string;
  content: string;
  senderId: string;
  createdAt: string;
  status: 'stored' | OutgoingMessage['status'];
  clientId: string | null;
  /** Id of a stored message. */
  messageId: string | null;
  isWithdrawn: boolean;
}

/**
 * Maps client ids of outgoing messages to the stored message. They match by client id or by the server's id.
 * Without client ids, equal text of the same sender after `after` matches. Each stored message matches at
 * most one.
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

/** Lines of a conversation: stored messages once each, then unsent ones in the order they were written. */
export function linesOf(messages: readonly Message[], outgoing: readonly OutgoingMessage[]): MessageLine[] {
  const covered = coveredBy(messages, outgoing);
  const keys = new Map([...covered].map(([clientId, id]) => [id, clientId]));
  return [
    ...messages.map(({ id, clientId, content, senderId, createdAt, isWithdrawn = false }) => ({
      key: clientId ?? keys.get(id) ?? id,
      content,
      senderId,
      createdAt,
      status: 'stored' as const,
      clientId: clientId ?? null,
      messageId: id,
      isWithdrawn,
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
        messageId: null,
        isWithdrawn: false,
      })),
  ];
}
