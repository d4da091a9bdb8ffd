import { NOTIFICATION_LIMITS } from '@/contract/notifications';
import { baseApi } from '@/shared/api/baseApi';
import { loggedOut, sessionStarted } from '@/shared/identity/slice';
import { unreadMayHaveChanged } from '@/shared/realtime';
import { answer, type FakeHandler, networkFailure, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { selectToastQueue } from '@/shared/toasts/slice';
import { getUnreadCount, listNotifications, markAllRead, markRead, removeNotification } from './api';
import { notificationsDomain } from './domain';
import { notificationFixtures } from './fixtures';
import { panelToggled, refreshRequested } from './slice';

const { pollMs: POLL, throttleMs: GAP, pauseMs: PAUSE } = NOTIFICATION_LIMITS;
const START = new Date('2026-11-20T10:00:00Z').getTime();
const COUNT = 'GET /api/notifications/unread-count';
const LIST = 'GET /api/notifications';
const { onFocus, onFocusLost } = baseApi.internalActions;

/** Runs promises and the timers due within `ms`. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers({ now: START }));

function start(routes: Record<string, FakeHandler> = {}) {
  const { store, backend } = testStore({
    user: THERAPIST,
    domains: [notificationsDomain],
    routes: {
      [COUNT]: () => ({ unreadCount: 2 }),
      [LIST]: () => ({ notifications: notificationFixtures(START) }),
      'PATCH /api/notifications/:id/read': () => ({}),
      'PATCH /api/notifications/mark-all-read': () => ({}),
      'DELETE /api/notifications/:id': () => ({}),
      ...routes,
    },
  });
  return {
    store,
    backend,
    counts: () => backend.sent('GET', '/api/notifications/unread-count').length,
    lists: () => backend.sent('GET', '/api/notifications').length,
    unread: () => getUnreadCount.select()(store.getState()).data,
    items: () => listNotifications.select()(store.getState()).data ?? [],
    toasts: () => selectToastQueue(store.getState()),
  };
}

describe('polling', () => {
  it('has the rhythm of a minute, 2 s between fetches and a pause of 5 s', () => {
    expect(NOTIFICATION_LIMITS).toMatchObject({ pollMs: 60_000, throttleMs: 2_000, pauseMs: 5_000 });
  });

  it('asks at log-in and then every minute', async () => {
    const { counts, unread } = start();
    await pass(0);
    expect(counts()).toBe(1);
    expect(unread()).toBe(2);
    await pass(POLL - 1);
    expect(counts()).toBe(1);
    await pass(1);
    expect(counts()).toBe(2);
    await pass(9 * POLL);
    expect(counts()).toBe(11);
  });

  it('begins when the bell is loaded after somebody signed in', async () => {
    const { store, backend } = testStore({
      user: THERAPIST,
      routes: { [COUNT]: () => ({ unreadCount: 1 }) },
    });
    await pass(1_000);
    expect(backend.requests).toHaveLength(0);
    store.load([notificationsDomain]);
    await pass(0);
    expect(backend.requests).toHaveLength(1);
  });

  it('asks nothing while nobody is signed in', async () => {
    const { backend } = testStore({ domains: [notificationsDomain] });
    await pass(2 * POLL);
    expect(backend.requests).toHaveLength(0);
  });

  it('stops at log-out, also in the middle of a request, and starts afresh', async () => {
    const { store, counts, toasts } = start({ [COUNT]: never });
    await pass(0);
    store.dispatch(loggedOut());
    store.dispatch(baseApi.util.resetApiState());
    await pass(5 * POLL);
    expect(counts()).toBe(1);
    expect(toasts()).toHaveLength(0);
    store.dispatch(sessionStarted(THERAPIST));
    await pass(0);
    expect(counts()).toBe(2);
  });

  it('is silent about a failing count, 429 included, and goes on', async () => {
    let n = 0;
    const failures = [() => answer(429), () => answer(500), networkFailure, () => ({ unreadCount: 7 })];
    const { unread, toasts } = start({ [COUNT]: () => failures[n++]?.() });
    await pass(2 * POLL);
    expect(toasts()).toHaveLength(0);
    await pass(POLL);
    expect(unread()).toBe(7);
  });

  it('rests 5 s after a manual action, even when its minute is over, then goes on', async () => {
    const { store, counts } = start();
    await pass(POLL - 2_000);
    await store.dispatch(markAllRead.initiate());
    await pass(PAUSE - 1);
    expect(counts()).toBe(1);
    await pass(1);
    expect(counts()).toBe(2);
    await pass(POLL);
    expect(counts()).toBe(3);
  });

  it('counts the 5 s from the last manual action', async () => {
    const { store, counts } = start();
    await pass(POLL - 2_000);
    void store.dispatch(markAllRead.initiate());
    await pass(PAUSE - 1_000);
    void store.dispatch(markAllRead.initiate());
    await pass(PAUSE - 1);
    expect(counts()).toBe(1);
    await pass(1);
    expect(counts()).toBe(2);
  });

  it('is quiet while the page is hidden and asks once on return', async () => {
    const { store, counts } = start();
    await pass(10_000);
    store.dispatch(onFocusLost());
    await pass(5 * POLL);
    expect(counts()).toBe(1);
    store.dispatch(onFocus());
    await pass(0);
    expect(counts()).toBe(2);
    await pass(POLL - 1);
    expect(counts()).toBe(2);
  });

  it('does not take the focus of a window that was never hidden for a return', async () => {
    const { store, counts } = start();
    await pass(10_000);
    store.dispatch(onFocus());
    await pass(1_000);
    expect(counts()).toBe(1);
  });

  it('keeps 2 s between fetches, whatever asks for them', async () => {
    const { store, counts } = start();
    await pass(500);
    store.dispatch(unreadMayHaveChanged());
    store.dispatch(unreadMayHaveChanged());
    await pass(GAP - 501);
    expect(counts()).toBe(1);
    await pass(1);
    expect(counts()).toBe(2);
    await pass(10_000);
    expect(counts()).toBe(2);
  });

  it('asks in the pause for nothing that only may have changed', async () => {
    const { store, counts } = start();
    await pass(10_000);
    await store.dispatch(markAllRead.initiate());
    store.dispatch(unreadMayHaveChanged());
    await pass(PAUSE - 1);
    expect(counts()).toBe(1);
    await pass(1);
    expect(counts()).toBe(2);
  });

  it('is over at log-out by itself, whoever clears the cache', async () => {
    const { store, counts } = start();
    await pass(0);
    store.dispatch(unreadMayHaveChanged());
    store.dispatch(loggedOut());
    await pass(5 * POLL);
    store.dispatch(unreadMayHaveChanged());
    store.dispatch(onFocusLost());
    store.dispatch(onFocus());
    await pass(10_000);
    expect(counts()).toBe(1);
  });

  it('never has two in flight', async () => {
    const { store, counts, lists } = start({ [COUNT]: never, [LIST]: never });
    await pass(0);
    store.dispatch(panelToggled(true));
    await pass(GAP + 1_000);
    store.dispatch(unreadMayHaveChanged());
    store.dispatch(refreshRequested());
    store.dispatch(refreshRequested());
    await pass(4 * PAUSE);
    expect(counts()).toBe(1);
    expect(lists()).toBe(1);
  });

  it('waits for the answer to a change that takes longer than the pause', async () => {
    let respond = (_value: unknown) => undefined as void;
    const { store, counts, unread } = start({
      'PATCH /api/notifications/mark-all-read': () => new Promise((resolve) => (respond = resolve)),
    });
    await pass(10_000);
    void store.dispatch(markAllRead.initiate());
    await pass(3 * PAUSE);
    expect(counts()).toBe(1);
    expect(unread()).toBe(0);
    respond({});
    await pass(0);
    expect(counts()).toBe(2);
  });

  it('asks no earlier than the page is seen, where it was opened in the background', async () => {
    const { store, backend } = testStore({
      domains: [notificationsDomain],
      routes: { [COUNT]: () => ({ unreadCount: 1 }) },
    });
    store.dispatch(onFocusLost());
    store.dispatch(sessionStarted(THERAPIST));
    await pass(2 * POLL);
    expect(backend.requests).toHaveLength(0);
    store.dispatch(onFocus());
    await pass(POLL - 1);
    expect(backend.requests).toHaveLength(1);
    await pass(1);
    expect(backend.requests).toHaveLength(2);
  });

  it('names in the log what happened', async () => {
    const { store } = testStore({ routes: { [COUNT]: () => ({ unreadCount: 0 }) } });
    const names: string[] = [];
    store.load([
      notificationsDomain,
      {
        name: 'spy',
        startListeners: (listen) =>
          void listen({ predicate: () => true, effect: ({ type }) => void names.push(type) }),
      },
    ]);
    store.dispatch(sessionStarted(THERAPIST));
    await pass(10);
    store.dispatch(refreshRequested());
    await pass(5_000);
    store.dispatch(loggedOut());
    expect(names.filter((name) => name.startsWith('notifications/'))).toEqual([
      'notifications/refreshRequested',
      'notifications/pollingResumed',
    ]);
  });
});

describe('what arrives', () => {
  it('is announced by a toast of 5 s, once', async () => {
    let unread = 1;
    const { toasts, lists } = start({ [COUNT]: () => ({ unreadCount: unread }) });
    await pass(0);
    expect(toasts()).toHaveLength(0);
    unread = 2;
    await pass(POLL);
    expect(lists()).toBe(1);
    expect(toasts()).toMatchObject([
      {
        message: 'Nuevo mensaje: Manuel Ortega Gil te ha enviado un mensaje',
        variant: 'info',
        durationMs: 5_000,
      },
    ]);
    await pass(3 * POLL);
    expect(toasts()).toHaveLength(1);
  });

  it('is announced later where the list could not be had', async () => {
    let unread = 1;
    let isDown = true;
    const { toasts } = start({
      [COUNT]: () => ({ unreadCount: unread }),
      [LIST]: () => (isDown ? answer(503) : { notifications: notificationFixtures(START) }),
    });
    await pass(0);
    unread = 2;
    await pass(POLL);
    isDown = false;
    expect(toasts()).toHaveLength(0);
    await pass(POLL);
    expect(toasts()).toHaveLength(1);
  });

  it('is announced before one that was renewed, which is above without being new', async () => {
    const [renewed, , ...others] = notificationFixtures(START - POLL);
    const pain = { ...renewed!, id: 'n9', title: 'Dolor en una rutina', message: 'Dolor 8 de 10.' };
    let notices = [renewed!, ...others];
    const { store, toasts } = start({
      [COUNT]: () => ({ unreadCount: notices.filter(({ read }) => !read).length }),
      [LIST]: () => ({ notifications: notices }),
    });
    store.dispatch(panelToggled(true));
    await pass(0);
    const createdAt = new Date(START + 20_000).toISOString();
    notices = [{ ...renewed!, createdAt }, { ...pain, createdAt: new Date(START).toISOString() }, ...others];
    await pass(POLL);
    expect(toasts().map(({ message }) => message)).toEqual(['Dolor en una rutina: Dolor 8 de 10.']);
  });

  it('is read in the list too once its conversation is, and nothing is announced', async () => {
    const notices = notificationFixtures(START);
    const { store, lists, items, toasts } = start({
      [COUNT]: () => ({ unreadCount: notices.filter(({ read }) => !read).length }),
      [LIST]: () => ({ notifications: notices }),
    });
    store.dispatch(panelToggled(true));
    await pass(0);
    expect(items()[0]?.read).toBe(false);
    notices[0]!.read = true;
    await pass(GAP);
    store.dispatch(unreadMayHaveChanged());
    await pass(GAP);
    expect(items()[0]?.read).toBe(true);
    expect(lists()).toBe(2);
    expect(toasts()).toHaveLength(0);
  });

  it('is no news in the answer to the refresh button', async () => {
    let unread = 1;
    const { store, toasts, lists } = start({ [COUNT]: () => ({ unreadCount: unread }) });
    await pass(0);
    unread = 2;
    store.dispatch(refreshRequested());
    await pass(2 * POLL);
    expect(lists()).toBe(1);
    expect(toasts()).toHaveLength(0);
  });
});

describe('changes', () => {
  const opened = async (routes: Record<string, FakeHandler> = {}) => {
    const bell = start(routes);
    bell.store.dispatch(panelToggled(true));
    await pass(10);
    return bell;
  };

  const reopened = async ({ store }: ReturnType<typeof start>, ms: number) => {
    store.dispatch(panelToggled(false));
    await pass(ms);
    store.dispatch(panelToggled(true));
    await pass(10);
  };

  it('loads the list at the first opening, and not at one within a minute', async () => {
    const bell = await opened();
    await reopened(bell, 5_000);
    expect(bell.lists()).toBe(1);
  });

  it('shows at an opening what was reworded in the meantime, which changes no count', async () => {
    const bell = await opened();
    const [first, ...others] = notificationFixtures(START);
    const title = 'Rutina parada por dolor';
    bell.backend.use({ [LIST]: () => ({ notifications: [{ ...first, title }, ...others] }) });
    await reopened(bell, POLL);
    expect(bell.items()[0]?.title).toBe(title);
    expect(bell.lists()).toBe(2);
    expect(bell.toasts()).toHaveLength(0);
  });

  it('keeps what it shows where an opening cannot ask again, without a word', async () => {
    const bell = await opened();
    bell.backend.use({ [LIST]: networkFailure });
    await reopened(bell, POLL);
    expect(bell.lists()).toBe(2);
    expect(bell.items()).toHaveLength(4);
    expect(bell.toasts()).toHaveLength(0);
  });

  it('shows a reading at once, and lets no older poll undo it', async () => {
    let release = (_value: unknown) => undefined as void;
    let first = true;
    const bell = await opened({
      [COUNT]: () => {
        if (first) {
          first = false;
          return { unreadCount: 2 };
        }
        return new Promise((resolve) => (release = resolve));
      },
    });
    await pass(POLL);
    expect(bell.counts()).toBe(2);
    void bell.store.dispatch(markRead.initiate('n1'));
    expect(bell.unread()).toBe(1);
    release({ unreadCount: 2 });
    await pass(10);
    expect(bell.unread()).toBe(1);
    expect(bell.items().find(({ id }) => id === 'n1')?.read).toBe(true);
  });

  it('lowers the count by an unread one that is deleted, never below 0', async () => {
    const bell = await opened({ [COUNT]: () => ({ unreadCount: 1 }) });
    void bell.store.dispatch(removeNotification.initiate('n3'));
    expect(bell.unread()).toBe(1);
    void bell.store.dispatch(removeNotification.initiate('n1'));
    expect(bell.unread()).toBe(0);
    void bell.store.dispatch(removeNotification.initiate('n2'));
    expect(bell.unread()).toBe(0);
    expect(bell.items().map(({ id }) => id)).toEqual(['n4']);
    await pass(10);
  });

  it('takes back exactly what failed when two changes overlap, then asks the server once', async () => {
    let failRead = () => undefined as void;
    const bell = await opened({
      'PATCH /api/notifications/:id/read': () =>
        new Promise((resolve) => (failRead = () => resolve(answer(500)))),
    });
    // The server is unreachable for the repair, so undoing alone must give the right result.
    bell.backend.use({ [COUNT]: networkFailure, [LIST]: networkFailure });
    void bell.store.dispatch(markRead.initiate('n1'));
    await pass(10);
    void bell.store.dispatch(removeNotification.initiate('n2'));
    await pass(10);
    expect(bell.unread()).toBe(0);
    expect(bell.counts()).toBe(1);
    failRead();
    await pass(10);
    expect(bell.unread()).toBe(1);
    expect(bell.items().map(({ id, read }) => [id, read])).toEqual([
      ['n1', false],
      ['n3', true],
      ['n4', true],
    ]);
    expect(bell.counts()).toBe(2);
    expect(bell.lists()).toBe(2);
  });

  it('asks again with the next count where the list could not be had after a change that only seemed to fail', async () => {
    const read = notificationFixtures(START).map((notice) => ({ ...notice, read: true }));
    const bell = await opened({ 'PATCH /api/notifications/:id/read': networkFailure });
    bell.backend.use({ [COUNT]: () => ({ unreadCount: 0 }), [LIST]: networkFailure });
    void bell.store.dispatch(markRead.initiate('n1'));
    await pass(10);
    expect(bell.items()[0]?.read).toBe(false);
    bell.backend.use({ [LIST]: () => ({ notifications: read }) });
    await pass(PAUSE);
    expect(bell.items()[0]?.read).toBe(true);
    const asked = bell.lists();
    await pass(POLL);
    expect(bell.lists()).toBe(asked);
  });

  it.each([
    [() => markRead.initiate('n1'), 'Error al marcar notificación'],
    [() => markAllRead.initiate(), 'Error al marcar notificaciones'],
    [() => removeNotification.initiate('n1'), 'Error al eliminar notificación'],
  ])('says what failed (%#)', async (change, text) => {
    const refuse = () => answer(500, { error: 'x', message: 'x' });
    const bell = await opened({
      'PATCH /api/notifications/:id/read': refuse,
      'PATCH /api/notifications/mark-all-read': refuse,
      'DELETE /api/notifications/:id': refuse,
    });
    void bell.store.dispatch(change() as ReturnType<typeof markAllRead.initiate>);
    await pass(10);
    expect(bell.toasts().map(({ message }) => message)).toEqual([text]);
    expect(bell.unread()).toBe(2);
  });

  it.each([
    ['Error al cargar notificaciones', () => answer(500)],
    ['Error de conexión', networkFailure],
  ])('says "%s" when the list that was asked for fails', async (text, handler) => {
    const bell = await opened({ [LIST]: handler });
    expect(bell.toasts().map(({ message }) => message)).toEqual([text]);
  });

  it('skips a 429 of the list silently', async () => {
    const bell = await opened({ [LIST]: () => answer(429, { error: 'Demasiadas peticiones' }) });
    expect(bell.toasts()).toHaveLength(0);
  });

  it('leaves nothing behind at log-out, and no toast of what failed after it', async () => {
    let fail = () => undefined as void;
    const bell = await opened({
      'PATCH /api/notifications/:id/read': () =>
        new Promise((resolve) => (fail = () => resolve(answer(500)))),
    });
    void bell.store.dispatch(markRead.initiate('n1'));
    await pass(10);
    bell.store.dispatch(loggedOut());
    bell.store.dispatch(baseApi.util.resetApiState());
    bell.store.dispatch(sessionStarted({ ...THERAPIST, id: 'other' }));
    fail();
    await pass(10);
    expect(bell.toasts()).toHaveLength(0);
    expect(bell.items()).toEqual([]);
    expect(bell.unread()).toBe(2);
    expect(bell.lists()).toBe(1);
  });
});
