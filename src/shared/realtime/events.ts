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
/**
 * The connection changed. `connected`: the socket is open; `authenticated`: the server has accepted the
 * user.
 */
export const connectionChanged = createAction<{ connected: boolean; authenticated: boolean }>(
  'realtime/connectionChanged',
);
/** Something was done elsewhere that changes the bell's unread count, e.g. a conversation was read. */
export const unreadMayHaveChanged = createAction('realtime/unreadMayHaveChanged');
/** A conversation came on the screen, or left it: the socket joins and leaves its room. */
export const conversationOpened = createAction<{ conversationId: string }>('realtime/conversationOpened');
export const conversationClosed = createAction<{ conversationId: string }>('realtime/conversationClosed');
/** The signed-in user began or stopped typing; the socket tells the other participant. */
export const ownTypingChanged = createAction<{ conversationId: string; typing: boolean }>(
  'realtime/ownTypingChanged',
);
/**
 * The server has stored a message of the user. The socket announces it for backends that do not do so
 * themselves.
 */
export const messageDelivered = createAction<{ conversationId: string; message: Message }>(
  'realtime/messageDelivered',
);
