import { CHAT_MESSAGES } from '@/contract/chat';
import type { ChatUser, ConversationRow, MessageRow } from './repository';

/** What both sides read of a message: nobody reads the text of a withdrawn one any more. */
const readText = ({ content, withdrawnAt }: Pick<MessageRow, 'content' | 'withdrawnAt'>): string =>
  withdrawnAt ? CHAT_MESSAGES.withdrawn : content;

/** Converts a row into the message of an answer. */
export const toMessage = (row: MessageRow) => ({
  id: row.id,
  senderId: row.senderId,
  content: readText(row),
  type: 'TEXT' as const,
  createdAt: row.createdAt.toISOString(),
  conversationId: row.conversationId,
  clientId: row.clientId,
  ...(row.withdrawnAt && { isWithdrawn: true }),
});

/**
 * Converts a row into a list item for `user`. The participant is the other side; a patient also gets the
 * therapist's phone.
 */
export function toListItem(
  { id, patientId, therapist, patient, unreadCount, last }: ConversationRow,
  user: ChatUser,
) {
  const participant =
    user.role === 'PATIENT'
      ? { ...therapist, email: therapist.email ?? '' }
      : { id: patient.userId, name: patient.name, email: patient.email ?? '' };
  return {
    id,
    ...(user.role !== 'PATIENT' && { patientId }),
    participant,
    unreadCount: unreadCount ?? 0,
    lastMessage: last?.senderId
      ? {
          sender: last.senderId === therapist.id ? therapist.name : patient.name,
          senderId: last.senderId,
          content: readText(last),
          createdAt: last.createdAt.toISOString(),
        }
      : null,
  };
}
