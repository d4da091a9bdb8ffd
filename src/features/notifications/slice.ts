import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { changeBegan, changeFailed, changeSucceeded } from './api';

const initialState = {
  panelOpen: false,
  /** Whether polling pauses after a manual action. */
  paused: false,
  /** Request ids of changes not yet answered by the server. */
  pendingChanges: [] as string[],
};

/** What the person did to the bell. Notifications live in the RTK Query cache. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    panelToggled: (state, action: PayloadAction<boolean>) => {
      state.panelOpen = action.payload;
    },
    /** The refresh button was pressed. */
    refreshRequested: (state) => {
      state.paused = true;
    },
    pollingResumed: (state) => {
      state.paused = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(changeBegan, (state, { meta }) => {
      state.paused = true;
      state.pendingChanges.push(meta.requestId);
    });
    builder.addMatcher(isAnyOf(changeFailed, changeSucceeded), (state, { meta }) => {
      state.pendingChanges = state.pendingChanges.filter((id) => id !== meta.requestId);
    });
  },
  selectors: {
    selectPanelOpen: (state) => state.panelOpen,
    selectPaused: (state) => state.paused,
    /** Whether the server has not answered a change yet, which a fetched answer would undo on the screen. */
    selectChanging: (state) => state.pendingChanges.length > 0,
  },
});

export const { panelToggled, pollingResumed, refreshRequested } = notificationsSlice.actions;
export const { selectChanging, selectPanelOpen, selectPaused } = notificationsSlice.selectors;
