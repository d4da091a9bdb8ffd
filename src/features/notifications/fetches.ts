import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { NOTIFICATION_LIMITS } from '@/contract/notifications';
import { baseApi } from '@/shared/api/baseApi';
import type { AppDispatch, RootState } from '@/shared/redux';
import { getUnreadCount, listNotifications, notificationsApi } from './api';
import { selectChanging, selectPaused } from './slice';

const { pollMs, throttleMs } = NOTIFICATION_LIMITS;
const POLLING = { pollingInterval: pollMs, skipPollingIfUnfocused: true };

export const selectCount = getUnreadCount.select();
export const selectList = listNotifications.select();

/** Whether the list is there and younger than a poll. */
export function isListFresh(state: RootState): boolean {
  const { data, fulfilledTimeStamp = 0 } = selectList(state);
  return data !== undefined && Date.now() - fulfilledTimeStamp < pollMs;
}

/** Whether the page is visible, as RTK Query heard it from the browser. */
export const selectVisible = (state: RootState): boolean => state[baseApi.reducerPath].config.focused;

/**
 * Waits until an automatic fetch is due. It is due on a visible page, outside the pause after a manual action, 2 s after the
 * last one began. It waits for a change and for a fetch of its kind that are on their way.
 */
export async function untilDue(
  { getState, condition, delay }: ListenerEffectAPI<RootState, AppDispatch>,
  select: typeof selectCount | typeof selectList,
): Promise<void> {
  const isFree = (state: RootState) =>
    selectVisible(state) && !selectPaused(state) && !selectChanging(state) && !select(state).isLoading;
  for (;;) {
    if (!isFree(getState())) await condition((_action, state) => isFree(state));
    const wait = (select(getState()).startedTimeStamp ?? 0) + throttleMs - Date.now();
    if (wait <= 0) return;
    await delay(wait);
  }
}

/** Count and list of one sign-in session, each subscribed when it is first asked for. RTK Query polls the count. */
export function createFetches(dispatch: AppDispatch) {
  const startCount = () => dispatch(getUnreadCount.initiate(undefined, { subscriptionOptions: POLLING }));
  const startList = () => dispatch(listNotifications.initiate());
  let count: ReturnType<typeof startCount> | undefined;
  let list: ReturnType<typeof startList> | undefined;
  const { getRunningQueryThunk } = notificationsApi.util;

  return {
    askCount: () => (count ? count.refetch() : (count = startCount())),
    askList: () => (list ? list.refetch() : (list = startList())),
    /** Asks again for what has been asked for. */
    repair: () => {
      void count?.refetch();
      void list?.refetch();
    },
    pausePolling: () => count?.updateSubscriptionOptions({ pollingInterval: 0 }),
    resumePolling: () => count?.updateSubscriptionOptions(POLLING),
    /** Aborts what is on its way. Returns whether the list was. */
    breakOff: () => {
      dispatch(getRunningQueryThunk('getUnreadCount', undefined))?.abort();
      const running = dispatch(getRunningQueryThunk('listNotifications', undefined));
      running?.abort();
      return running !== undefined;
    },
    end: () => {
      count?.unsubscribe();
      list?.unsubscribe();
    },
  };
}
