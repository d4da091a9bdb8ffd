import type { ChatUser, ConversationRow, MessageRow } from './repository';

/** Converts a row into the message of an answer. */
export const toMessage = ({ id, senderId, content, createdAt, conversationId, clientId }: MessageRow) => ({
  id,
  senderId,
  content,
  type: 'TEXT' as const,
  createdAt: createdAt.toISOString(),
  conversationId,
  clientId,
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
      ? { id: therapist.id, name: therapist.name, email: therapist.email, phone: therapist.phone }
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
          content: last.content,
          createdAt: last.createdAt.toISOString(),
        }
      : null,
  };
}
