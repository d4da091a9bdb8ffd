import * as yup from 'yup';
import type { ChatUser, ConversationRow, MessageRow } from './repository';

/** A message as it leaves the server (spec §3). */
export const messageAnswer = yup.object({
  id: yup.string().required(),
  senderId: yup.string().required(),
  content: yup.string().required(),
  type: yup.string().required(),
  createdAt: yup.string().required(),
  conversationId: yup.string().required(),
  clientId: yup.string().nullable(),
});

const listItem = {
  id: yup.string().required(),
  participant: yup
    .object({ id: yup.string().nullable(), name: yup.string().required(), email: yup.string().defined() })
    .required(),
  unreadCount: yup.number().integer().required(),
  lastMessage: yup
    .object({
      sender: yup.string().required(),
      senderId: yup.string().required(),
      content: yup.string().required(),
      createdAt: yup.string().required(),
    })
    .nullable()
    .defined(),
};

/** GET /api/conversations. */
export const conversationsAnswer = yup.object({ conversations: yup.array(yup.object(listItem)).required() });

/** POST /api/conversations. */
export const createdConversationAnswer = yup.object({ conversation: yup.object(listItem).required() });

/** GET /api/conversations/{id}; `nextCursor` goes into `?before=` for older messages. */
export const conversationAnswer = yup.object({
  conversation: yup
    .object({
      ...listItem,
      messages: yup.array(messageAnswer).required(),
      nextCursor: yup.string().nullable().defined(),
    })
    .required(),
});

/** POST /api/conversations/{id}/messages. */
export const sentMessageAnswer = yup.object({ message: messageAnswer.required() });

export const toMessage = ({ id, senderId, content, createdAt, conversationId, clientId }: MessageRow) => ({
  id,
  senderId,
  content,
  type: 'TEXT' as const,
  createdAt: createdAt.toISOString(),
  conversationId,
  clientId,
});

/** A conversation as `user` sees it: the participant is the other side. */
export function toListItem({ id, therapist, patient, unreadCount, last }: ConversationRow, user: ChatUser) {
  const participant =
    user.role === 'PATIENT'
      ? { id: therapist.id, name: therapist.name, email: therapist.email }
      : { id: patient.userId, name: patient.name, email: patient.email ?? '' };
  return {
    id,
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
