import { isAnyOf } from '@reduxjs/toolkit';
import type { Notification } from '@/contract/notificationSchemas';
import { NOTIFICATION_LIMITS, NOTIFICATION_MESSAGES } from '@/contract/notifications';
import { catalogueText, isApiError } from '@/shared/api/errors';
import { selectIdentityStatus, selectUser, sessionEnded, sessionStarted } from '@/shared/identity/slice';
import { messageReceived, unreadMayHaveChanged } from '@/shared/realtime';
import { domainLoaded, type AppDispatch, type StartListening } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts/slice';
import { changeBegan, changeFailed, changeSucceeded, getUnreadCount } from './api';
import { createFetches, isListFresh, selectCount, selectList, selectVisible, untilDue } from './fetches';
import { panelToggled, pollingResumed, refreshRequested, selectChanging, selectPaused } from './slice';

/** More toasts at once would cover the page. */
const TOASTS_AT_ONCE = 3;

const CHANGE_FAILURES = {
  markRead: NOTIFICATION_MESSAGES.markFailed,
  markAllRead: NOTIFICATION_MESSAGES.markAllFailed,
  removeNotification: NOTIFICATION_MESSAGES.deleteFailed,
};

const failure = (error: unknown, text: string) =>
  toastRequested({ message: catalogueText(error, text), variant: 'error' });

const announcement = ({ title, message }: Notification) =>
  toastRequested({
    message: [title, message].filter(Boolean).join(': '),
    variant: 'info',
    durationMs: NOTIFICATION_LIMITS.toastMs,
  });

/**
 * The unread notices that are announced, at most `count`: first what was not listed before, because a renewed one is above
 * without being new.
 */
function newest(count: number, listed: readonly Notification[], before: readonly Notification[] = []) {
  const known = new Set(before.map(({ id }) => id));
  const unread = listed.filter(({ read }) => !read);
  const ordered = [...unread.filter(({ id }) => !known.has(id)), ...unread.filter(({ id }) => known.has(id))];
  return ordered.slice(0, Math.min(count, TOASTS_AT_ONCE));
}

const mayHaveChanged = isAnyOf(pollingResumed, messageReceived, unreadMayHaveChanged);

/** Follows the bell of one sign-in session; the returned function ends that. */
function followBell(startListening: StartListening, dispatch: AppDispatch, isVisible: boolean): () => void {
  const { askCount, askList, ...fetches } = createFetches(dispatch);
  /** Number of new notices that no toast has shown yet. */
  let unannounced = 0;
  /** A change failed or broke off the list: both are asked for again once no change is pending. */
  let isRepairDue = false;

  const listeners = [
    // A manual action pauses the polling. A late answer to an earlier question must not undo it on the screen.
    startListening({
      matcher: isAnyOf(refreshRequested, changeBegan),
      effect: async (action, api) => {
        api.cancelActiveListeners();
        fetches.pausePolling();
        if (changeBegan(action)) isRepairDue = fetches.breakOff() || isRepairDue;
        await api.delay(NOTIFICATION_LIMITS.pauseMs);
        fetches.resumePolling();
        dispatch(pollingResumed());
      },
    }),

    // After a pause, on return to the page and when something changed the count, the minute is not waited for.
    startListening({
      predicate: (action, state, before) =>
        mayHaveChanged(action) || (selectVisible(state) && !selectVisible(before)),
      effect: async (action, api) => {
        const sender = messageReceived.match(action) && action.payload.message.senderId;
        if (sender && sender === selectUser(api.getState())?.id) return;
        api.cancelActiveListeners();
        await untilDue(api, selectCount);
        void askCount();
      },
    }),

    // What polling has found is announced, oldest first. The answer to a manual action is no news. A list that could not be had
    // is asked for again, because it may show what a failed change has taken back; so is one of which something was read elsewhere.
    startListening({
      matcher: getUnreadCount.matchFulfilled,
      effect: async (_action, api) => {
        const before = selectCount(api.getOriginalState()).data;
        const after = selectCount(api.getState()).data;
        if (before === undefined || after === undefined || selectPaused(api.getState())) return;
        unannounced += Math.max(0, after - before);
        const { data: shown, isError } = selectList(api.getState());
        if (unannounced === 0 && !isError && (!shown || after === before)) return;
        api.cancelActiveListeners();
        await untilDue(api, selectList);
        const { data, isSuccess } = await askList();
        if (!isSuccess) return;
        const fresh = newest(unannounced, data, shown);
        unannounced = 0;
        for (const notice of fresh.reverse()) dispatch(announcement(notice));
      },
    }),

    // The list is loaded at the first opening and by the refresh button. An opening asks again for one that is older than a poll:
    // what the server has reworded or moved up changes no count. What is there stays readable if that fails.
    startListening({
      matcher: isAnyOf(panelToggled, refreshRequested),
      effect: async (action, api) => {
        const isRefresh = refreshRequested.match(action);
        const isOpening = panelToggled.match(action) && action.payload;
        const { data } = selectList(api.getState());
        if (!isRefresh && (!isOpening || isListFresh(api.getState()))) return;
        if (selectChanging(api.getState())) await api.condition((_action, state) => !selectChanging(state));
        if (isRefresh) void askCount();
        const { error } = await askList();
        if (isApiError(error) && error.status !== 429 && (isRefresh || !data))
          dispatch(failure(error, NOTIFICATION_MESSAGES.listFailed));
      },
    }),

    startListening({
      matcher: isAnyOf(changeFailed, changeSucceeded),
      effect: (action, { getState }) => {
        if (changeFailed(action)) {
          // The session in which it began has ended.
          if (action.meta.aborted) return;
          isRepairDue = true;
          const { endpointName } = action.meta.arg;
          dispatch(failure(action.payload, CHANGE_FAILURES[endpointName as keyof typeof CHANGE_FAILURES]));
        }
        if (!isRepairDue || selectChanging(getState())) return;
        isRepairDue = false;
        fetches.repair();
      },
    }),
  ];
  if (isVisible) void askCount();

  return () => {
    for (const stop of listeners) stop({ cancelActive: true });
    fetches.end();
  };
}

/**
 * Side effects of the bell while somebody is signed in. RTK Query polls the unread count every 60 s while the
 * page is visible; a manual action pauses that for 5 s; automatic fetches of one kind keep 2 s apart.
 */
export function startNotificationListeners(startListening: StartListening): void {
  let stop: (() => void) | undefined;
  startListening({
    matcher: isAnyOf(sessionStarted, sessionEnded, domainLoaded),
    effect: (action, { dispatch, getState }) => {
      if (sessionEnded(action)) {
        stop?.();
        stop = undefined;
      } else if (selectIdentityStatus(getState()) === 'signedIn')
        stop ??= followBell(startListening, dispatch, selectVisible(getState()));
    },
  });
}
