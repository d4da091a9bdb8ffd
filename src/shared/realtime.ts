import { createAction, createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { Message } from '@/contract/chatAnswers';
import type { Domain } from '@/shared/redux';

/** A message arrived over the socket. Chat and notices update their caches. */
export const messageReceived = createAction<{ conversationId: string; message: Message }>(
  'realtime/messageReceived',
);
/** The other participant started or stopped typing. */
export const typingStarted = createAction<{ conversationId: string; userId: string; userName: string }>(
  'realtime/typingStarted',
);
export const typingStopped = createAction<{ conversationId: string; userId: string }>(
  'realtime/typingStopped',
);
/**
 * The connection changed. `connected` means that the socket is open, `authenticated` that the server has
 * accepted the user.
 */
export const connectionChanged = createAction<{ connected: boolean; authenticated: boolean }>(
  'realtime/connectionChanged',
);
/** Something outside the bell may have changed its unread count, e.g. a conversation was read. */
export const unreadMayHaveChanged = createAction('realtime/unreadMayHaveChanged');
/** `onQueryStarted` of a call with which the server marks notices as read: the bell asks again once it has succeeded. */
export async function askUnreadAfter(
  _arg: unknown,
  called: { dispatch: (action: UnknownAction) => unknown; queryFulfilled: PromiseLike<unknown> },
): Promise<void> {
  const succeeded = await called.queryFulfilled.then(
    () => true,
    () => false,
  );
  if (succeeded) called.dispatch(unreadMayHaveChanged());
}

/** A conversation was opened or closed: the socket joins or leaves its room. */
export const conversationOpened = createAction<{ conversationId: string }>('realtime/conversationOpened');
export const conversationClosed = createAction<{ conversationId: string }>('realtime/conversationClosed');
/** The signed-in user started or stopped typing; the socket tells the other participant. */
export const ownTypingChanged = createAction<{ conversationId: string; typing: boolean }>(
  'realtime/ownTypingChanged',
);
/**
 * The server has stored a message of the user. The socket announces it, for backends that do not do so
 * themselves.
 */
export const messageDelivered = createAction<{ conversationId: string; message: Message }>(
  'realtime/messageDelivered',
);

/** State of the socket (`null` if realtime is off), and the conversation whose room it should join. */
const connectionSlice = createSlice({
  name: 'connection',
  initialState: {
    socket: null as null | { connected: boolean; authenticated: boolean },
    openConversationId: null as string | null,
  },
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(connectionChanged, (state, { payload }) => {
      state.socket = payload;
    });
    builder.addCase(conversationOpened, (state, { payload }) => {
      state.openConversationId = payload.conversationId;
    });
    builder.addCase(conversationClosed, (state, { payload }) => {
      if (state.openConversationId === payload.conversationId) state.openConversationId = null;
    });
  },
  selectors: {
    /** Whether the user counts as connected. Without realtime this is always true. */
    selectConnected: (state) => state.socket?.connected ?? true,
    /** Id of the open conversation. */
    selectOpenConversation: (state) => state.openConversationId,
    /** Whether messages arrive over the socket, so that polling is unnecessary. */
    selectLive: (state) => state.socket?.connected ?? false,
  },
});

declare module '@/shared/redux' {
  interface RootState extends WithSlice<typeof connectionSlice> {}
}

export const connectionDomain: Domain = { name: connectionSlice.name, slices: [connectionSlice] };

export const { selectConnected, selectLive, selectOpenConversation } = connectionSlice.selectors;
