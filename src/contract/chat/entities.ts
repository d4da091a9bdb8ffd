export type { Conversation, ConversationListItem, Message } from './answers';
