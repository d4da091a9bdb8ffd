import { isAnyOf } from '@reduxjs/toolkit';
import type { Notification } from '@/contract/notificationSchemas';
import { NOTIFICATION_PATHS } from '@/contract/notifications';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';

/** Reads a notice in any backend's spelling. */
export function toNotification(raw: Record<string, unknown>): Notification {
  return {
    id: idOf(raw),
    type: textOf(raw.type, 'SYSTEM'),
    title: textOf(raw.title),
    message: textOf(raw.message),
    read: raw.read === true || raw.isRead === true,
    createdAt: textOf(raw.createdAt),
    link: optionalTextOf(raw.link),
  };
}

const newestFirst = (a: Notification, b: Notification) => Date.parse(b.createdAt) - Date.parse(a.createdAt);

/** Record of an optimistic update. A failure reverts exactly that and keeps newer changes. */
interface Change {
  /** Number by which the unread count was reduced. */
  fewer: number;
  markedIds: readonly string[];
  removed?: Notification;
}

/*
 * Changes are shown at once. A failure is undone by id and difference, not by restoring the previous state,
 * because two overlapping changes would restore each other's effects. The listeners then fetch the server's
 * state.
 */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notification[], void>({
      query: () => NOTIFICATION_PATHS.list,
      transformResponse: (answer) =>
        listOf(answer, 'notifications')
          .map(toNotification)
          .filter(({ id }) => id !== '')
          .sort(newestFirst),
    }),

    getUnreadCount: build.query<number, void>({
      query: () => NOTIFICATION_PATHS.unreadCount,
      transformResponse: (answer) => {
        const { unreadCount, count } = objectOf(answer);
        return Math.max(0, Math.floor(numberOf(unreadCount ?? count, 0)));
      },
    }),

    markRead: build.mutation<null, string>({
      query: (id) => ({ url: NOTIFICATION_PATHS.read(id), method: 'PATCH' }),
      transformResponse: () => null,
      onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
        const item = readList(getState()).find((one) => one.id === id);
        const change: Change = item?.read === false ? { fewer: 1, markedIds: [id] } : NO_CHANGE;
        apply(change, dispatch);
        await queryFulfilled.catch(() => takeBack(change, dispatch));
      },
    }),

    markAllRead: build.mutation<null, void>({
      query: () => ({ url: NOTIFICATION_PATHS.markAllRead, method: 'PATCH' }),
      transformResponse: () => null,
      onQueryStarted: async (_none, { dispatch, getState, queryFulfilled }) => {
        const unread = readList(getState()).filter((item) => !item.read);
        const change: Change = { fewer: readCount(getState()), markedIds: unread.map(({ id }) => id) };
        apply(change, dispatch);
        await queryFulfilled.catch(() => takeBack(change, dispatch));
      },
    }),

    removeNotification: build.mutation<null, string>({
      query: (id) => ({ url: NOTIFICATION_PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      onQueryStarted: async (id, { dispatch, getState, queryFulfilled }) => {
        const removed = readList(getState()).find((item) => item.id === id);
        if (!removed) return;
        const change: Change = { fewer: removed.read ? 0 : 1, markedIds: [], removed };
        apply(change, dispatch);
        await queryFulfilled.catch(() => takeBack(change, dispatch));
      },
    }),
  }),
});

export const { getUnreadCount, listNotifications, markAllRead, markRead, removeNotification } =
  notificationsApi.endpoints;
export const { useMarkAllReadMutation, useMarkReadMutation, useRemoveNotificationMutation } =
  notificationsApi;

/** Matchers of the three changes by their outcome. */
export const changeBegan = isAnyOf(
  markRead.matchPending,
  markAllRead.matchPending,
  removeNotification.matchPending,
);
export const changeFailed = isAnyOf(
  markRead.matchRejected,
  markAllRead.matchRejected,
  removeNotification.matchRejected,
);
export const changeSucceeded = isAnyOf(
  markRead.matchFulfilled,
  markAllRead.matchFulfilled,
  removeNotification.matchFulfilled,
);

const NO_CHANGE: Change = { fewer: 0, markedIds: [] };

type Dispatch = (action: ReturnType<typeof notificationsApi.util.updateQueryData>) => unknown;
type State = Parameters<ReturnType<typeof getUnreadCount.select>>[0];

const readList = (state: unknown) => listNotifications.select()(state as State).data ?? [];
const readCount = (state: unknown) => getUnreadCount.select()(state as State).data ?? 0;

function changeCount(difference: number, dispatch: Dispatch): void {
  if (difference === 0) return;
  dispatch(
    notificationsApi.util.updateQueryData('getUnreadCount', undefined, (count) =>
      Math.max(0, count + difference),
    ),
  );
}

function apply({ fewer, markedIds, removed }: Change, dispatch: Dispatch): void {
  changeCount(-fewer, dispatch);
  if (!removed && markedIds.length === 0) return;
  dispatch(
    notificationsApi.util.updateQueryData('listNotifications', undefined, (items) => {
      for (const item of items) if (markedIds.includes(item.id)) item.read = true;
      return removed ? items.filter(({ id }) => id !== removed.id) : items;
    }),
  );
}

function takeBack({ fewer, markedIds, removed }: Change, dispatch: Dispatch): void {
  changeCount(fewer, dispatch);
  if (!removed && markedIds.length === 0) return;
  dispatch(
    notificationsApi.util.updateQueryData('listNotifications', undefined, (items) => {
      for (const item of items) if (markedIds.includes(item.id)) item.read = false;
      if (!removed || items.some(({ id }) => id === removed.id)) return items;
      return [...items, removed].sort(newestFirst);
    }),
  );
}
