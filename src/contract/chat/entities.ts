/** Spec §3 Message. `createdAt` is an instant. */
export interface Message {
  id: string;
  senderId: string;
  content: string;
  type: 'TEXT';
  createdAt: string;
  conversationId: string;
  /** Id made by the sender's client; our server is unique on it (exactly once in view). */
  clientId?: string | null;
}

/** Spec §3 Conversation, as a row of the list. */
export interface ConversationListItem {
  id: string;
  participant: { id?: string; name: string; email: string };
  unreadCount: number;
  lastMessage: { sender: string; content: string; createdAt: string } | null;
}

/** GET /api/conversations/{id}. `nextCursor` is our server's gain: pass it as `before` to read older messages. */
export interface Conversation extends ConversationListItem {
  messages: Message[];
  nextCursor?: string | null;
}
