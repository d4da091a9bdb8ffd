import * as yup from 'yup';
import { count, type Entity, given, instant, maybe } from '../common/answers';

/** A message. `clientId` is made by the sender's client; our server keeps one message of each. */
export const message = yup.object({
  id: given(),
  senderId: given(),
  content: given(),
  type: yup
    .string()
    .oneOf(['TEXT'] as const)
    .required(),
  createdAt: instant(),
  conversationId: given(),
  clientId: maybe(),
});
export type Message = Entity<typeof message, 'clientId'>;

/**
 * The other participant. `id` is `null` for a patient without an account; `phone` lets a patient call the
 * therapist.
 */
const participant = yup.object({
  id: maybe(),
  name: given(),
  email: yup.string().defined(),
  phone: maybe().optional(),
});

const lastMessage = yup.object({
  sender: given(),
  senderId: given(),
  content: given(),
  createdAt: instant(),
});

/** A conversation as a row of the list. */
export const conversationListItem = yup.object({
  id: given(),
  participant: participant.required(),
  unreadCount: count(),
  lastMessage: lastMessage.nullable().defined(),
});

interface OtherBackends {
  participant: Entity<typeof participant, 'id'>;
  lastMessage: Entity<typeof lastMessage, 'senderId'> | null;
}

export type ConversationListItem = Omit<Entity<typeof conversationListItem>, keyof OtherBackends> &
  OtherBackends;

/** A conversation with a page of its messages, oldest first; `nextCursor` goes into `?before=` for older ones. */
export const conversation = conversationListItem.shape({
  messages: yup.array(message).required(),
  nextCursor: maybe(),
});

export type Conversation = ConversationListItem & { messages: Message[] } & Pick<
    Entity<typeof conversation, 'nextCursor'>,
    'nextCursor'
  >;

/** GET /api/conversations. */
export const conversationsAnswer = yup.object({ conversations: yup.array(conversationListItem).required() });

/** POST /api/conversations. */
export const createdConversationAnswer = yup.object({ conversation: conversationListItem.required() });

/** GET /api/conversations/{id}. */
export const conversationAnswer = yup.object({ conversation: conversation.required() });

/** POST /api/conversations/{id}/messages. */
export const sentMessageAnswer = yup.object({ message: message.required() });
