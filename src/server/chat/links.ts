/** Path in the browser app of one conversation, for links in notices. */
export const conversationLink = (id: string) => `/conversations/${id}`;

export const UNKNOWN_CONVERSATION = 'Conversación no encontrada';
