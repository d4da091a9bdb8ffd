/** Events that the client sends and receives over the socket. */
export const SOCKET_EMITS = {
  join: 'join_conversation',
  leave: 'leave_conversation',
  message: 'new_message',
  typingStart: 'typing_start',
  typingStop: 'typing_stop',
} as const;

export const SOCKET_LISTENS = {
  message: 'message_received',
  typing: 'user_typing',
  stoppedTyping: 'user_stopped_typing',
} as const;

/** Path of the socket on the server. */
export const SOCKET_PATH = '/socket.io';
