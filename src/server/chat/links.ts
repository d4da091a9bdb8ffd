/** Path of the browser app that notifications of this domain point to. */
export const conversationLink = (id: string) => `/conversations/${id}`;

export const UNKNOWN_CONVERSATION = 'Conversación no encontrada';
