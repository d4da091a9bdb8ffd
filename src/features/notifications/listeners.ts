import { isAnyOf } from '@reduxjs/toolkit';
import type { Notification } from '@/contract/notifications/entities';
import { NOTIFICATION_LIMITS } from '@/contract/notifications/limits';
import { NOTIFICATION_MESSAGES } from '@/contract/notifications/messages';
import { baseApi, isApiError, catalogueText } from '@/shared/api';
import {
  loggedOut,
  selectIdentityStatus,
  selectUser,
  sessionExpired,
  sessionStarted,
  signedOutElsewhere,
} from '@/shared/identity';
import { messageReceived, unreadMayHaveChanged } from '@/shared/realtime';
import { domainLoaded, type AppDispatch, type RootState, type StartListening } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { getUnreadCount, listNotifications, markAllRead, markRead } from './api';
import { nextStep } from './schedule';
import {
  changes,
  countFetchEnded,
  countFetchStarted,
  countWanted,
  incomingAnnounced,
  listFetchEnded,
  listFetchStarted,
  notificationsSlice,
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
  selectNotificationsUi,
  type ListReason,
} from './slice';

interface Api {
  dispatch: AppDispatch;
  getState: () => RootState;
}

/** More toasts at once would cover the page. */
const TOASTS_AT_ONCE = 3;

const sessionEnded = isAnyOf(loggedOut, sessionExpired, signedOutElsewhere);
const { onFocus, onFocusLost } = baseApi.internalActions;

const isTooMany = (error: unknown) => isApiError(error) && error.status === 429;

/**
 * Requests in flight. A manual action or sign-out aborts them, so that a late answer cannot overwrite its
 * effect.
 */
interface OnItsWay {
  count: { abort: () => void } | null;
  list: { abort: () => void } | null;
  /** Ids for which a toast was shown. */
  announced: Set<string>;
  /** Number of sign-outs so far; answers to earlier requests are ignored. */
  session: number;
}

const breakOff = (onItsWay: OnItsWay) => {
  onItsWay.count?.abort();
  onItsWay.list?.abort();
  onItsWay.count = null;
  onItsWay.list = null;
};

/** Fetches the list unless a fetch is running. Waits for pending changes. */
const requestList = ({ dispatch, getState }: Api, reason: ListReason) => {
  const { polling, list, pendingChanges } = selectNotificationsUi(getState());
  if (!polling || list.inFlight) return;
  if (pendingChanges.length > 0) dispatch(repairNoted());
  else dispatch(listFetchStarted({ at: Date.now(), reason }));
};

const requestCount = ({ dispatch, getState }: Api) => {
  const { polling, count, pendingChanges } = selectNotificationsUi(getState());
  if (polling && !count.inFlight && pendingChanges.length === 0)
    dispatch(countFetchStarted({ at: Date.now(), forced: true }));
};

/** Starts polling at sign-in and stops it at sign-out. */
function listenToSession(startListening: StartListening, onItsWay: OnItsWay): void {
  startListening({
    matcher: isAnyOf(sessionStarted, domainLoaded),
    effect: (action, { dispatch, getState }) => {
      if (domainLoaded.match(action) && action.payload !== notificationsSlice.name) return;
      if (selectIdentityStatus(getState()) !== 'signedIn' || selectNotificationsUi(getState()).polling)
        return;
      dispatch(pollingStarted({ pageHidden: document.visibilityState === 'hidden' }));
    },
  });
  startListening({
    matcher: sessionEnded,
    effect: (_action, { dispatch }) => {
      breakOff(onItsWay);
      onItsWay.announced.clear();
      onItsWay.session += 1;
      dispatch(pollingStopped());
    },
  });
}

/** Follows the page's visibility, not the window's focus, and other events that change the unread count. */
function listenToPage(startListening: StartListening): void {
  startListening({
    actionCreator: onFocusLost,
    effect: (_action, { dispatch, getState }) => {
      const { polling, pageHidden } = selectNotificationsUi(getState());
      if (polling && !pageHidden) dispatch(pageHid());
    },
  });
  startListening({
    actionCreator: onFocus,
    effect: (_action, { dispatch, getState }) => {
      if (selectNotificationsUi(getState()).pageHidden) dispatch(pageReturned());
    },
  });

  // An incoming message or another event may have changed the count.
  startListening({
    matcher: isAnyOf(messageReceived, unreadMayHaveChanged),
    effect: (action, { dispatch, getState }) => {
      const own =
        messageReceived.match(action) && action.payload.message.senderId === selectUser(getState())?.id;
      if (!own && selectNotificationsUi(getState()).polling) dispatch(countWanted());
    },
  });
}

/**
 * Fetches the server's state after a failed change or an aborted fetch. Registered before the polling, which
 * then waits for this fetch.
 */
function listenToRepairs(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(changes.settled, countFetchEnded, listFetchEnded),
    effect: (_action, api) => {
      const { repairNeeded, pendingChanges, count, list } = selectNotificationsUi(api.getState());
      if (!repairNeeded || pendingChanges.length > 0 || count.inFlight || list.inFlight) return;
      api.dispatch(repairStarted());
      requestCount(api);
      if (listNotifications.select()(api.getState()).data !== undefined || list.startedAt !== null) {
        requestList(api, 'repair');
      }
    },
  });
}

/** Runs the polling. Any event that changes the schedule cancels the pending step and plans a new one. */
function listenToSchedule(startListening: StartListening): void {
  startListening({
    matcher: isAnyOf(
      isAnyOf(pollingStarted, pollingStopped, pollingPaused, pollingResumed, pageHid, pageReturned),
      isAnyOf(countWanted, countFetchStarted, countFetchEnded),
      changes.settled,
    ),
    effect: async (_action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      const now = Date.now();
      const next = nextStep(selectNotificationsUi(getState()), now);
      if (!next) return;
      if (next.at > now) await delay(next.at - now);
      dispatch(
        next.step === 'resume' ? pollingResumed() : countFetchStarted({ at: Date.now(), forced: false }),
      );
    },
  });
}

/** Fetches the count. */
function fetchCount(startListening: StartListening, onItsWay: OnItsWay): void {
  startListening({
    actionCreator: countFetchStarted,
    effect: async ({ payload: { forced } }, { dispatch, getState }) => {
      const begunIn = onItsWay.session;
      const before = getUnreadCount.select()(getState()).data;
      const request = dispatch(getUnreadCount.initiate(undefined, { subscribe: false, forceRefetch: true }));
      onItsWay.count = request;
      const result = await request;
      if (onItsWay.session !== begunIn) return;
      const brokenOff = onItsWay.count !== request;
      if (!brokenOff) onItsWay.count = null;
      const after = !brokenOff && result.isSuccess ? result.data : undefined;
      const arrived = forced || before === undefined || after === undefined ? 0 : Math.max(0, after - before);
      dispatch(countFetchEnded({ brokenOff, arrived }));
    },
  });
}

/** Shows a toast for each new notice, oldest first. */
function announceFresh(
  dispatch: AppDispatch,
  announced: Set<string>,
  rows: readonly Notification[],
  unannounced: number,
): void {
  dispatch(incomingAnnounced());
  const fresh = rows
    .filter((item) => !item.read)
    .slice(0, unannounced)
    .filter(({ id }) => !announced.has(id));
  for (const { id } of fresh) announced.add(id);
  for (const { title, message } of fresh.slice(0, TOASTS_AT_ONCE).reverse()) {
    dispatch(
      toastRequested({
        message: [title, message].filter(Boolean).join(': '),
        variant: 'info',
        durationMs: NOTIFICATION_LIMITS.toastMs,
      }),
    );
  }
}

/** Fetches the list. */
function fetchList(startListening: StartListening, onItsWay: OnItsWay): void {
  startListening({
    actionCreator: listFetchStarted,
    effect: async ({ payload: { reason } }, { dispatch, getState }) => {
      const begunIn = onItsWay.session;
      const request = dispatch(
        listNotifications.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
      onItsWay.list = request;
      const result = await request;
      if (onItsWay.session !== begunIn) return;
      const brokenOff = onItsWay.list !== request;
      if (!brokenOff) onItsWay.list = null;
      const { unannounced } = selectNotificationsUi(getState());
      dispatch(listFetchEnded({ brokenOff }));
      if (brokenOff) return;
      if (result.isError) {
        const asked = reason === 'open' || reason === 'refresh';
        if (asked && !isTooMany(result.error)) {
          const message = catalogueText(result.error, NOTIFICATION_MESSAGES.listFailed);
          dispatch(toastRequested({ message, variant: 'error' }));
        }
        return;
      }
      if (unannounced === 0) return;
      announceFresh(dispatch, onItsWay.announced, result.data ?? [], unannounced);
    },
  });
}

/** Fetches the list when the panel is first opened and when notices have arrived. */
function listenToList(startListening: StartListening): void {
  startListening({
    actionCreator: panelToggled,
    effect: ({ payload: open }, api) => {
      if (open && listNotifications.select()(api.getState()).data === undefined) requestList(api, 'open');
    },
  });
  startListening({
    actionCreator: countFetchEnded,
    effect: async ({ payload: { arrived } }, api) => {
      if (arrived === 0) return;
      api.cancelActiveListeners();
      const { startedAt } = selectNotificationsUi(api.getState()).list;
      const wait = startedAt === null ? 0 : startedAt + NOTIFICATION_LIMITS.throttleMs - Date.now();
      if (wait > 0) await api.delay(wait);
      requestList(api, 'incoming');
    },
  });
}

/** A manual action pauses polling and aborts requests whose answers would overwrite it. */
function listenToManualActions(startListening: StartListening, onItsWay: OnItsWay): void {
  startListening({
    actionCreator: refreshRequested,
    effect: (_action, api) => {
      if (!selectNotificationsUi(api.getState()).polling) return;
      api.dispatch(pollingPaused({ at: Date.now() }));
      requestCount(api);
      requestList(api, 'refresh');
    },
  });
  startListening({
    matcher: changes.began,
    effect: (_action, { dispatch, getState }) => {
      breakOff(onItsWay);
      if (selectNotificationsUi(getState()).polling) dispatch(pollingPaused({ at: Date.now() }));
    },
  });
  startListening({
    matcher: changes.failed,
    effect: (action, { dispatch, getOriginalState }) => {
      const { pendingChanges } = selectNotificationsUi(getOriginalState());
      if (!pendingChanges.includes(action.meta.requestId)) return;
      const text = markRead.matchRejected(action)
        ? NOTIFICATION_MESSAGES.markFailed
        : markAllRead.matchRejected(action)
          ? NOTIFICATION_MESSAGES.markAllFailed
          : NOTIFICATION_MESSAGES.deleteFailed;
      dispatch(toastRequested({ message: catalogueText(action.payload, text), variant: 'error' }));
    },
  });
}

/**
 * Polling of the bell: the unread count every 60 s, unforced fetches at least 2 s apart, never two at once. A
 * manual action pauses it for 5 s; sign-out stops it. While the page is hidden it waits, and fetches once on
 * return. Every step is an action, visible in DevTools.
 */
export function startNotificationListeners(startListening: StartListening): void {
  const onItsWay: OnItsWay = { count: null, list: null, announced: new Set(), session: 0 };
  listenToSession(startListening, onItsWay);
  listenToPage(startListening);
  listenToRepairs(startListening);
  listenToSchedule(startListening);
  fetchCount(startListening, onItsWay);
  fetchList(startListening, onItsWay);
  listenToList(startListening);
  listenToManualActions(startListening, onItsWay);
}
