import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Domain } from '@/shared/redux';
import { connectionChanged, conversationClosed, conversationOpened } from './events';

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
