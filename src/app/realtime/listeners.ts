import { isAnyOf } from '@reduxjs/toolkit';
import { io, type Socket } from 'socket.io-client';
import type { Message } from '@/contract/chatAnswers';
import { SOCKET_EMITS, SOCKET_LIMITS, SOCKET_LISTENS, SOCKET_PATH } from '@/contract/chat';
import {
  selectIdentityStatus,
  selectUser,
  sessionEnded,
  sessionStarted,
  userUpdated,
} from '@/shared/identity/slice';
import {
  connectionChanged,
  conversationClosed,
  conversationOpened,
  messageDelivered,
  messageReceived,
  ownTypingChanged,
  selectOpenConversation,
  typingStarted,
  typingStopped,
} from '@/shared/realtime';
import { domainLoaded, type AppDispatch, type StartListening } from '@/shared/redux';

declare const API_BASE_URL: string | undefined;

interface MessageEvent {
  conversationId: string;
  message: Message;
}
interface TypingEvent {
  conversationId: string;
  userId: string;
  userName: string;
}

/** Turns incoming events into actions, so that they are logged and can be replayed. */
function listenTo(socket: Socket, dispatch: AppDispatch): void {
  socket.on(SOCKET_LISTENS.message, ({ conversationId, message }: MessageEvent) => {
    if (message) dispatch(messageReceived({ conversationId, message: { ...message, conversationId } }));
  });
  socket.on(SOCKET_LISTENS.typing, ({ conversationId, userId, userName }: TypingEvent) => {
    dispatch(typingStarted({ conversationId, userId, userName }));
  });
  socket.on(SOCKET_LISTENS.stoppedTyping, ({ conversationId, userId }: TypingEvent) => {
    dispatch(typingStopped({ conversationId, userId }));
  });
}

/**
 * Runs the socket from sign-in to sign-out. It reconnects after 1 to 5 s, abandons an attempt after 20 s, and
 * rejoins the open conversation. The chat listens to `connectionChanged` and fetches over HTTP what was
 * missed.
 */
export function startRealtimeListeners(startListening: StartListening): void {
  let socket: Socket | null = null;

  const close = () => {
    socket?.removeAllListeners();
    socket?.disconnect();
    socket = null;
  };

  startListening({
    matcher: isAnyOf(sessionStarted, domainLoaded),
    effect: (_action, { dispatch, extra, getState }) => {
      if (socket || selectIdentityStatus(getState()) !== 'signedIn' || !extra.vault.token()) return;
      const created = io(typeof API_BASE_URL === 'string' && API_BASE_URL ? API_BASE_URL : location.origin, {
        path: SOCKET_PATH,
        // Called at every attempt, to use the current token.
        auth: (give) => give({ token: extra.vault.token() }),
        forceNew: true,
        reconnectionDelay: SOCKET_LIMITS.reconnectionDelayMs,
        reconnectionDelayMax: SOCKET_LIMITS.reconnectionDelayMaxMs,
        timeout: SOCKET_LIMITS.timeoutMs,
      });
      socket = created;
      created.on('connect', () => {
        const conversationId = selectOpenConversation(getState());
        if (conversationId) created.emit(SOCKET_EMITS.join, { conversationId });
        dispatch(connectionChanged({ connected: true, authenticated: true }));
      });
      created.on('disconnect', (reason) => {
        dispatch(connectionChanged({ connected: false, authenticated: false }));
        // The client comes back by itself only after a cut, not when the server closes the line, as it does when it is
        // stopped. It waits, because a server may go on closing the line.
        const comeBack = () => socket === created && created.connect();
        if (reason === 'io server disconnect') setTimeout(comeBack, SOCKET_LIMITS.reconnectionDelayMaxMs);
      });
      listenTo(created, dispatch);
    },
  });

  // A change of password ends the former token, with which the server refused the line, and gives a new one.
  startListening({
    actionCreator: userUpdated,
    effect: () => {
      if (socket?.active === false) socket.connect();
    },
  });

  startListening({
    matcher: sessionEnded,
    effect: close,
  });

  startListening({
    actionCreator: conversationOpened,
    effect: ({ payload }) => void socket?.emit(SOCKET_EMITS.join, payload),
  });
  startListening({
    actionCreator: conversationClosed,
    effect: ({ payload }) => void socket?.emit(SOCKET_EMITS.leave, payload),
  });
  startListening({
    actionCreator: ownTypingChanged,
    effect: ({ payload: { conversationId, typing } }, { getState }) => {
      const user = selectUser(getState());
      socket?.emit(typing ? SOCKET_EMITS.typingStart : SOCKET_EMITS.typingStop, {
        conversationId,
        userId: user?.id,
        userName: user?.name,
      });
    },
  });
  startListening({
    actionCreator: messageDelivered,
    effect: ({ payload }) => void socket?.emit(SOCKET_EMITS.message, payload),
  });
}
