import { createSlice } from '@reduxjs/toolkit';
import { connectionChanged, conversationClosed, conversationOpened } from './events';

/** State of the socket (`null` if realtime is off), and the conversation whose room it should join. */
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
    /** Whether the user counts as connected. Without realtime this is always true. */
    selectConnected: (state) => state.socket?.connected ?? true,
    /** Id of the open conversation. */
    selectOpenConversation: (state) => state.openConversationId,
    /** Whether messages arrive over the socket, so that polling is unnecessary. */
    selectLive: (state) => state.socket?.connected ?? false,
  },
});

export const { selectConnected, selectLive, selectOpenConversation } = connectionSlice.selectors;
