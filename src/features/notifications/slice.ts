import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { NOTIFICATION_LIMITS } from '@/contract/notifications/limits';
import { markAllRead, markRead, removeNotification } from './api';

/** State of one of the two fetches. Times are in milliseconds since 1970. */
export interface Fetching {
  startedAt: number | null;
  inFlight: boolean;
}

export interface NotificationsState {
  panelOpen: boolean;
  /** Whether a user is signed in and the count is polled. */
  polling: boolean;
  pageHidden: boolean;
  /** End of the pause after a manual action. */
  pausedUntil: number | null;
  /** Fetch the count early: the page became visible, or something changed the count. */
  wanted: boolean;
  count: Fetching;
  list: Fetching;
  /** Request ids of changes not yet answered by the server. */
  pendingChanges: string[];
  /** A change failed, or one aborted a fetch: fetch again once no change is pending. */
  repairNeeded: boolean;
  /** Number of new unread notices for which no toast was shown yet. */
  unannounced: number;
}

const initialState: NotificationsState = {
  panelOpen: false,
  polling: false,
  pageHidden: false,
  pausedUntil: null,
  wanted: false,
  count: { startedAt: null, inFlight: false },
  list: { startedAt: null, inFlight: false },
  pendingChanges: [],
  repairNeeded: false,
  unannounced: 0,
};

/** Why the list is fetched. Only a fetch requested by the user shows a toast on failure. */
export type ListReason = 'open' | 'refresh' | 'incoming' | 'repair';

const changeBegan = isAnyOf(markRead.matchPending, markAllRead.matchPending, removeNotification.matchPending);
const changeFailed = isAnyOf(
  markRead.matchRejected,
  markAllRead.matchRejected,
  removeNotification.matchRejected,
);
const changeSucceeded = isAnyOf(
  markRead.matchFulfilled,
  markAllRead.matchFulfilled,
  removeNotification.matchFulfilled,
);
/** Matchers for marking and deleting: a change began, failed, or was settled either way. */
export const changes = {
  began: changeBegan,
  failed: changeFailed,
  settled: isAnyOf(changeFailed, changeSucceeded),
};

/** Interface state of the bell and its polling. Notifications live in the RTK Query cache. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    panelToggled: (state, action: PayloadAction<boolean>) => {
      state.panelOpen = action.payload;
    },
    /** The refresh button was pressed. */
    refreshRequested: () => undefined,

    pollingStarted: (_state, action: PayloadAction<{ pageHidden: boolean }>) => ({
      ...initialState,
      polling: true,
      pageHidden: action.payload.pageHidden,
    }),
    pollingStopped: () => initialState,
    /** A manual action at `at`, milliseconds since 1970. */
    pollingPaused: (state, action: PayloadAction<{ at: number }>) => {
      state.pausedUntil = action.payload.at + NOTIFICATION_LIMITS.pauseMs;
    },
    pollingResumed: (state) => {
      state.pausedUntil = null;
    },
    pageHid: (state) => {
      state.pageHidden = true;
    },
    pageReturned: (state) => {
      state.pageHidden = false;
      state.wanted = true;
    },
    countWanted: (state) => {
      state.wanted = true;
    },

    /**
     * `forced` means a refresh by the user or a repair after a failed change. Forced fetches show no toasts.
     */
    countFetchStarted: (state, action: PayloadAction<{ at: number; forced: boolean }>) => {
      state.count = { startedAt: action.payload.at, inFlight: true };
      state.wanted = false;
    },
    countFetchEnded: (state, action: PayloadAction<{ brokenOff: boolean; arrived: number }>) => {
      state.count.inFlight = false;
      if (action.payload.brokenOff) state.wanted = true;
      state.unannounced += action.payload.arrived;
    },
    listFetchStarted: (state, action: PayloadAction<{ at: number; reason: ListReason }>) => {
      state.list = { startedAt: action.payload.at, inFlight: true };
    },
    listFetchEnded: (state, action: PayloadAction<{ brokenOff: boolean }>) => {
      state.list.inFlight = false;
      if (action.payload.brokenOff) state.repairNeeded = true;
    },
    incomingAnnounced: (state) => {
      state.unannounced = 0;
    },
    repairNoted: (state) => {
      state.repairNeeded = true;
    },
    repairStarted: (state) => {
      state.repairNeeded = false;
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(changeBegan, (state, { meta }) => {
      state.pendingChanges.push(meta.requestId);
    });
    // Ignore failures of a previous sign-in session, whose changes are no longer pending.
    builder.addMatcher(changeFailed, (state, { meta }) => {
      if (state.pendingChanges.includes(meta.requestId)) state.repairNeeded = true;
    });
    builder.addMatcher(changes.settled, (state, { meta }) => {
      state.pendingChanges = state.pendingChanges.filter((id) => id !== meta.requestId);
    });
  },
  selectors: {
    selectNotificationsUi: (state) => state,
    selectPanelOpen: (state) => state.panelOpen,
    selectListLoading: (state) => state.list.inFlight,
  },
});

export const {
  countFetchEnded,
  countFetchStarted,
  countWanted,
  incomingAnnounced,
  listFetchEnded,
  listFetchStarted,
  pageHid,
  pageReturned,
  panelToggled,
  pollingPaused,
  pollingResumed,
  pollingStarted,
  pollingStopped,
  refreshRequested,
  repairNoted,
  repairStarted,
} = notificationsSlice.actions;
export const { selectListLoading, selectNotificationsUi, selectPanelOpen } = notificationsSlice.selectors;
