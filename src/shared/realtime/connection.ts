import { createSlice } from '@reduxjs/toolkit';
import { connectionChanged, conversationClosed, conversationOpened } from './events';

/** State of the socket, where realtime is on, else `null`, and the room it should be in. */
export const connectionSlice = createSlice({
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
    /**
     * Whether the user counts as connected. Without realtime the flag is always true for a signed-in user.
     */
    selectConnected: (state) => state.socket?.connected ?? true,
    /** Conversation on the screen. */
    selectOpenConversation: (state) => state.openConversationId,
    /** Whether messages come over the socket, so that nothing needs to be polled. */
    selectLive: (state) => state.socket?.connected ?? false,
  },
});

export const { selectConnected, selectLive, selectOpenConversation } = connectionSlice.selectors;
