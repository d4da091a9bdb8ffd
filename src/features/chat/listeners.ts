import { isAnyOf } from '@reduxjs/toolkit';
import { CHAT_LIMITS, CHAT_MESSAGES } from '@/contract/chat';
import { baseApi, listTags } from '@/shared/api/baseApi';
import { catalogueText, isApiError, isConnectionError } from '@/shared/api/errors';
import { keepUnsent } from '@/shared/drafts/keepUnsent';
import { selectUser, sessionEnded } from '@/shared/identity/slice';
import {
  connectionChanged,
  conversationClosed,
  messageDelivered,
  messageReceived,
  ownTypingChanged,
  selectOpenConversation,
  typingStarted,
  typingStopped,
} from '@/shared/realtime';
import type { AppDispatch, RootState, StartListening } from '@/shared/redux';
import { TOAST_DURATION_MS, toastRequested } from '@/shared/toasts/slice';
import { getConversation, sendMessage, showMessage } from './api';
import { coveredBy } from './outbox';
import {
  draftChanged,
  messageDiscarded,
  messageRetried,
  messageStored,
  messageSubmitted,
  outboxCleared,
  selectDrafts,
  selectOutbox,
  sendingFailed,
  unsentFound,
  type Unsent,
} from './slice';

/**
 * Hides a typing indicator whose 'stop' event was lost. Longer than the 2 s after which the other side sends
 * it.
 */
const TYPING_FORGOTTEN_MS = CHAT_LIMITS.typingStopMs * 3;

interface Api {
  dispatch: AppDispatch;
  getState: () => RootState;
}

/**
 * Registers the side effects of conversations: sending in order, catching up after a lost connection,
 * typing.
 */
export function startChatListeners(startListening: StartListening): void {
  startSending(startListening);
  startTyping(startListening);
  startKeeping(startListening);

  // Remove messages from the outbox once the loaded conversation contains them, including those that seemed
  // to have failed.
  startListening({
    matcher: getConversation.matchFulfilled,
    effect: (action, { dispatch, getState }) => {
      const conversationId = action.meta.arg.originalArgs;
      const { data } = getConversation.select(conversationId)(getState());
      const waiting = selectOutbox(getState()).filter(
        (entry) => entry.conversationId === conversationId && entry.status !== 'sending',
      );
      const covered = coveredBy(data?.messages ?? [], waiting);
      const done = waiting.filter(
        // A backend that returned no id: this answer already contains what it stored.
        ({ clientId, status, messageId }) => covered.has(clientId) || (status === 'sent' && !messageId),
      );
      if (done.length > 0) dispatch(outboxCleared(done.map(({ clientId }) => clientId)));
    },
  });

  startListening({
    actionCreator: messageReceived,
    effect: ({ payload: { conversationId, message } }, { dispatch, getState }) => {
      dispatch(showMessage({ ...message, conversationId }));
      dispatch(baseApi.util.invalidateTags(listTags('Conversation')));
      const isRead =
        selectOpenConversation(getState()) === conversationId && document.visibilityState === 'visible';
      if (isRead && message.senderId !== selectUser(getState())?.id) void readAgain(conversationId, dispatch);
    },
  });

  // After a reconnection, fetch over HTTP what the socket missed.
  startListening({
    actionCreator: connectionChanged,
    effect: ({ payload: { connected } }, { dispatch, getState }) => {
      if (!connected) return;
      dispatch(baseApi.util.invalidateTags(listTags('Conversation')));
      const openId = selectOpenConversation(getState());
      if (openId) void readAgain(openId, dispatch);
    },
  });
}

const readAgain = (conversationId: string, dispatch: AppDispatch) =>
  dispatch(getConversation.initiate(conversationId, { subscribe: false, forceRefetch: true }));

/** Sends one message at a time per conversation, so that they are stored in the order they were written. */
function startSending(startListening: StartListening): void {
  const queues = new Map<string, Promise<void>>();
  let session = 0;
  let lastThanksAt = 0;

  const entryOf = ({ getState }: Api, clientId: string) =>
    selectOutbox(getState()).find((entry) => entry.clientId === clientId);

  const send = async (clientId: string, api: Api): Promise<void> => {
    const { dispatch } = api;
    const entry = entryOf(api, clientId);
    if (entry?.status !== 'sending') return;
    const { conversationId, content } = entry;
    if (entry.uncertain) {
      // The message may be stored and only its answer lost. Reload first: a backend without client ids would
      // store it twice.
      const found = await readAgain(conversationId, dispatch);
      const waiting = entryOf(api, clientId);
      if (!waiting) return;
      if (found.isError) return fail(clientId, found.error, api);
      if (coveredBy(found.data?.messages ?? [], [waiting]).has(clientId)) {
        dispatch(outboxCleared([clientId]));
        return;
      }
    }
    const request = dispatch(sendMessage.initiate({ conversationId, content, clientId }, { track: false }));
    const result = await request;
    if (!entryOf(api, clientId)) return;
    if ('error' in result) return fail(clientId, result.error, api);
    const message = result.data;
    dispatch(messageStored({ clientId, messageId: message.id }));
    if (message.id === '') void readAgain(conversationId, dispatch);
    else if (dispatch(showMessage({ ...message, clientId: message.clientId ?? clientId }))) {
      dispatch(outboxCleared([clientId]));
    }
    dispatch(messageDelivered({ conversationId, message }));
    // Show one success toast at a time, so that a quick exchange does not pile them up.
    if (Date.now() - lastThanksAt < TOAST_DURATION_MS.success) return;
    lastThanksAt = Date.now();
    dispatch(toastRequested({ message: CHAT_MESSAGES.sent, variant: 'success' }));
  };

  const fail = (clientId: string, error: unknown, { dispatch }: Api) => {
    const refused = isApiError(error) && typeof error.status === 'number' && error.status < 500;
    dispatch(sendingFailed({ clientId, uncertain: !refused }));
    dispatch(toastRequested({ message: catalogueText(error, CHAT_MESSAGES.sendFailed), variant: 'error' }));
    if (isConnectionError(error)) lastThanksAt = 0;
  };

  startListening({
    matcher: isAnyOf(messageSubmitted, messageRetried),
    effect: async (action, api) => {
      const { clientId } = (action as ReturnType<typeof messageSubmitted | typeof messageRetried>).payload;
      const entry = entryOf(api, clientId);
      if (entry?.status !== 'sending') return;
      const begunIn = session;
      const before = queues.get(entry.conversationId) ?? Promise.resolve();
      const mine = before.then(() => (session === begunIn ? send(clientId, api) : undefined));
      queues.set(
        entry.conversationId,
        mine.catch(() => undefined),
      );
      await mine;
    },
  });

  startListening({
    matcher: sessionEnded,
    effect: () => {
      session += 1;
      queues.clear();
      lastThanksAt = 0;
    },
  });
}

/** Null if everything that was written has been sent. */
function unsentOf(state: RootState): Unsent | null {
  const drafts = selectDrafts(state);
  const outbox = selectOutbox(state).filter(({ status }) => status !== 'sent');
  const hasText = outbox.length > 0 || Object.values(drafts).some((text) => text.trim() !== '');
  return hasText ? { drafts, outbox } : null;
}

const startKeeping = (startListening: StartListening): void =>
  keepUnsent(startListening, {
    name: 'chat',
    mayChange: isAnyOf(
      ...[draftChanged, messageSubmitted, messageRetried, messageDiscarded, messageStored],
      ...[outboxCleared, sendingFailed, unsentFound],
    ),
    unsentOf,
    found: unsentFound,
  });

/** Announces typing; stops after 2 s without a key, or when the message is sent. */
function startTyping(startListening: StartListening): void {
  let typingIn: string | null = null;

  const stop = (dispatch: AppDispatch) => {
    if (typingIn === null) return;
    const conversationId = typingIn;
    typingIn = null;
    dispatch(ownTypingChanged({ conversationId, typing: false }));
  };

  startListening({
    matcher: isAnyOf(draftChanged, messageSubmitted, conversationClosed, sessionEnded),
    effect: async (action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      if (sessionEnded(action)) {
        typingIn = null;
        return;
      }
      if (!draftChanged.match(action) || action.payload.text === '') return stop(dispatch);
      const { conversationId } = action.payload;
      if (typingIn !== conversationId) {
        stop(dispatch);
        typingIn = conversationId;
        dispatch(ownTypingChanged({ conversationId, typing: true }));
      }
      await delay(CHAT_LIMITS.typingStopMs);
      stop(dispatch);
    },
  });

  startListening({
    actionCreator: typingStarted,
    effect: async ({ payload: { conversationId, userId } }, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(TYPING_FORGOTTEN_MS);
      dispatch(typingStopped({ conversationId, userId }));
    },
  });
}
