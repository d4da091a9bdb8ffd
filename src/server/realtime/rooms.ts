/** Everyone who has the conversation open. */
export const conversationRoom = (id: string) => `conversation:${id}`;
/** Every socket of a person. */
export const userRoom = (id: string) => `user:${id}`;
