import { createAction } from '@reduxjs/toolkit';
import type { Message } from '@/contract/chat/entities';

/** A message arrived over the socket; chat patches its cache, notifications their own. */
export const messageReceived = createAction<{ conversationId: string; message: Message }>(
  'realtime/messageReceived',
);
/** The other person is typing, or stopped. */
export const typingStarted = createAction<{ conversationId: string; userId: string; userName: string }>(
  'realtime/typingStarted',
);
export const typingStopped = createAction<{ conversationId: string; userId: string }>(
  'realtime/typingStopped',
);
/** The connection changed; `connected` says that the socket stands, `authenticated` that the server knows the user. */
export const connectionChanged = createAction<{ connected: boolean; authenticated: boolean }>(
  'realtime/connectionChanged',
);
/** Something was done elsewhere that changes the bell's unread count, e.g. a conversation was read. */
export const unreadMayHaveChanged = createAction('realtime/unreadMayHaveChanged');
/** A conversation came on the screen, or left it: the socket joins and leaves its room. */
export const conversationOpened = createAction<{ conversationId: string }>('realtime/conversationOpened');
export const conversationClosed = createAction<{ conversationId: string }>('realtime/conversationClosed');
/** The signed-in person began or stopped typing; the socket tells the other side. */
export const ownTypingChanged = createAction<{ conversationId: string; typing: boolean }>(
  'realtime/ownTypingChanged',
);
/** An own message is stored; backends that do not announce it themselves are told over the socket. */
export const messageDelivered = createAction<{ conversationId: string; message: Message }>(
  'realtime/messageDelivered',
);
