import fc from 'fast-check';
import { baseApi } from '@/shared/api';
import { loggedOut, sessionStarted } from '@/shared/identity';
import { unreadMayHaveChanged } from '@/shared/realtime';
import { createStore } from '@/shared/redux';
import { answer, networkFailure, never, testStore, THERAPIST, type FakeHandler } from '@/shared/testing';
import { selectToastQueue } from '@/shared/toasts';
import { getUnreadCount, listNotifications, markAllRead, markRead, removeNotification } from './api';
import { notificationsDomain } from './domain';
import { notificationFixtures } from './fixtures';
import { BellModel, LISTED, type Op, type Reply } from './listeners.model';
import { panelToggled, refreshRequested, selectNotificationsUi } from './slice';

const START = new Date('2026-11-20T10:00:00Z').getTime();
const COUNT = 'GET /api/notifications/unread-count';
const LIST = 'GET /api/notifications';
const { onFocus, onFocusLost } = baseApi.internalActions;

/** Runs promises and the timers due within `ms`. */
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

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
  it('asks at log-in and then every 60 s', async () => {
    const { counts, unread } = start();
    await pass(0);
    expect(counts()).toBe(1);
    expect(unread()).toBe(2);
    await pass(59_999);
    expect(counts()).toBe(1);
    await pass(1);
    expect(counts()).toBe(2);
    await pass(540_000);
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
    await pass(120_000);
    expect(backend.requests).toHaveLength(0);
  });

  it('stops at log-out, also in the middle of a request, and starts afresh', async () => {
    const { store, counts, toasts } = start({ [COUNT]: never });
    await pass(0);
    store.dispatch(loggedOut());
    store.dispatch(baseApi.util.resetApiState());
    await pass(300_000);
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
    await pass(120_000);
    expect(toasts()).toHaveLength(0);
    await pass(60_000);
    expect(unread()).toBe(7);
  });

  it('rests 5 s after a manual action, even when its minute is over, then goes on', async () => {
    const { store, counts } = start();
    await pass(58_000);
    await store.dispatch(markAllRead.initiate());
    await pass(4_999);
    expect(counts()).toBe(1);
    await pass(1);
    expect(counts()).toBe(2);
  });

  it('counts the 5 s from the last manual action', async () => {
    const { store, counts } = start();
    await pass(58_000);
    void store.dispatch(markAllRead.initiate());
    await pass(4_000);
    void store.dispatch(markAllRead.initiate());
    await pass(4_999);
    expect(counts()).toBe(1);
    await pass(1);
    expect(counts()).toBe(2);
  });

  it('is quiet while the page is hidden and asks once on return', async () => {
    const { store, counts } = start();
    await pass(10_000);
    store.dispatch(onFocusLost());
    await pass(300_000);
    expect(counts()).toBe(1);
    store.dispatch(onFocus());
    await pass(0);
    expect(counts()).toBe(2);
    await pass(59_999);
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
    await pass(1_499);
    expect(counts()).toBe(1);
    await pass(1);
    expect(counts()).toBe(2);
    await pass(10_000);
    expect(counts()).toBe(2);
  });

  it('never has two in flight', async () => {
    const { store, counts, lists } = start({ [COUNT]: never, [LIST]: never });
    await pass(0);
    store.dispatch(panelToggled(true));
    await pass(3_000);
    store.dispatch(unreadMayHaveChanged());
    store.dispatch(refreshRequested());
    store.dispatch(refreshRequested());
    await pass(20_000);
    expect(counts()).toBe(1);
    expect(lists()).toBe(1);
  });

  it('shows in DevTools by name what it does', async () => {
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
    expect(names.filter((name) => name.startsWith('notifications/'))).toEqual(
      expect.arrayContaining([
        'notifications/pollingStarted',
        'notifications/countFetchStarted',
        'notifications/countFetchEnded',
        'notifications/refreshRequested',
        'notifications/pollingPaused',
        'notifications/pollingResumed',
        'notifications/pollingStopped',
      ]),
    );
  });
});

describe('what arrives', () => {
  it('is announced by a toast of 5 s, once', async () => {
    let unread = 1;
    const { toasts, lists } = start({ [COUNT]: () => ({ unreadCount: unread }) });
    await pass(0);
    expect(toasts()).toHaveLength(0);
    unread = 2;
    await pass(60_000);
    expect(lists()).toBe(1);
    expect(toasts()).toMatchObject([
      {
        message: 'Nuevo mensaje: Manuel Ortega Gil te ha enviado un mensaje',
        variant: 'info',
        durationMs: 5_000,
      },
    ]);
    await pass(180_000);
    expect(toasts()).toHaveLength(1);
  });
});

describe('changes', () => {
  const opened = async (routes: Record<string, FakeHandler> = {}) => {
    const bell = start(routes);
    bell.store.dispatch(panelToggled(true));
    await pass(10);
    return bell;
  };

  it('loads the list at the first opening only', async () => {
    const { store, lists } = await opened();
    store.dispatch(panelToggled(false));
    await pass(5_000);
    store.dispatch(panelToggled(true));
    await pass(10);
    expect(lists()).toBe(1);
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
    await pass(60_000);
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
    expect(selectNotificationsUi(bell.store.getState()).repairNeeded).toBe(false);
  });
});

describe('against the model', () => {
  const ROUTES: [RegExp, string][] = [
    [/^GET .*unread-count$/, 'GET count'],
    [/^GET /, 'GET list'],
    [/mark-all-read$/, 'PATCH all'],
    [/^PATCH/, 'PATCH read'],
    [/^DELETE/, 'DELETE one'],
  ];

  /**
   * A backend that delays its n-th answer individually. Its answers need no macrotask, so times are exact.
   */
  function timedBackend(reply: (n: number) => Reply) {
    const requests: string[] = [];
    let n = 0;
    const fetchFn = ((input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      const { delay, outcome, count } = reply(n);
      n += 1;
      const route = ROUTES.find(([pattern]) => pattern.test(`${request.method} ${request.url}`))?.[1] ?? '?';
      requests.push(`${Date.now() - START} ${route}`);
      const body = JSON.stringify(
        route === 'GET count'
          ? { unreadCount: count }
          : {
              notifications: LISTED.map((id) => ({
                id,
                title: id,
                read: false,
                createdAt: '2026-11-20T09:00:00Z',
              })),
            },
      );
      const status = { ok: 200, failed: 500, tooMany: 429, lost: 0 }[outcome];
      return new Promise<Response>((resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
        setTimeout(() => {
          if (outcome === 'lost') return reject(new TypeError('Failed to fetch'));
          const response = {
            ok: status === 200,
            status,
            headers: new Headers({ 'content-type': 'application/json' }),
            text: async () => body,
            clone: () => response,
          };
          resolve(response as unknown as Response);
        }, delay);
      });
    }) as typeof fetch;
    return { fetchFn, requests };
  }

  const op: fc.Arbitrary<Op> = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('read' as const, 'remove'), item: fc.nat(3) }) },
    {
      weight: 7,
      arbitrary: fc.record({
        do: fc.constantFrom('readAll' as const, 'refresh', 'open', 'hide', 'show', 'hint', 'login'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('logout' as const) }) },
  );
  // Gaps of milliseconds, seconds and minutes, up to 10 minutes in total.
  const gap = fc.oneof(fc.nat(50), fc.nat(6_000), fc.nat(70_000)).map((ms) => ms * 2);
  const script = fc.array(fc.record({ gap, op }), { maxLength: 40 }).map((steps) => {
    let at = 0;
    return steps.map((step) => ({ op: step.op, at: (at += step.gap) })).filter((step) => step.at <= 600_000);
  });
  const replies = fc.array(
    fc.record({
      // Odd, so that an answer and an action of the user never share a millisecond.
      delay: fc.oneof(fc.nat(200), fc.nat(8_000)).map((ms) => ms * 2 + 1),
      outcome: fc.constantFrom<Reply['outcome'][]>('ok', 'ok', 'ok', 'failed', 'tooMany', 'lost'),
      count: fc.nat(6),
    }),
    { minLength: 5, maxLength: 60 },
  );

  // A change that fails after the pause. Regression: its repaired count once caused a toast for a new notice.
  const quick: Reply = { delay: 1, outcome: 'ok', count: 1 };
  const failureAfterThePause: [{ at: number; op: Op }[], Reply[]] = [
    [
      { op: { do: 'readAll' }, at: 0 },
      { op: { do: 'readAll' }, at: 5_002 },
    ],
    [quick, quick, quick, { delay: 5_001, outcome: 'failed', count: 0 }, quick],
  ];

  async function requestsOf(steps: { at: number; op: Op }[], reply: (n: number) => Reply): Promise<string[]> {
    jest.setSystemTime(START);
    const { fetchFn, requests } = timedBackend(reply);
    const store = createStore({ fetch: fetchFn, domains: [notificationsDomain] });
    const { dispatch } = store;
    const listed = (id: string) =>
      listNotifications
        .select()(store.getState())
        .data?.some((one) => one.id === id);
    const signedIn = () => selectNotificationsUi(store.getState()).polling;
    const perform = (act: Op) => {
      if (act.do === 'login') return signedIn() ? undefined : dispatch(sessionStarted(THERAPIST));
      if (act.do === 'logout') {
        dispatch(loggedOut());
        return dispatch(baseApi.util.resetApiState());
      }
      if (act.do === 'hide') return dispatch(onFocusLost());
      if (act.do === 'show') return dispatch(onFocus());
      if (act.do === 'hint') return dispatch(unreadMayHaveChanged());
      if (act.do === 'open') return dispatch(panelToggled(true));
      if (act.do === 'refresh') return dispatch(refreshRequested());
      if (!signedIn()) return undefined;
      if (act.do === 'readAll') return void dispatch(markAllRead.initiate());
      const id = 'item' in act ? (LISTED[act.item] ?? '') : '';
      if (!listed(id)) return undefined;
      return act.do === 'read'
        ? void dispatch(markRead.initiate(id))
        : void dispatch(removeNotification.initiate(id));
    };
    perform({ do: 'login' });
    for (const step of steps) {
      await pass(step.at - (Date.now() - START));
      perform(step.op);
      await pass(0);
    }
    await pass(600_000 - (Date.now() - START));
    dispatch(loggedOut());
    dispatch(baseApi.util.resetApiState());
    await pass(20_000);
    store.dispose();
    jest.clearAllTimers();
    return requests;
  }

  it('makes exactly the requests that the model makes, over 10 minutes of random acts, failures and log-outs', async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(script, replies, async (steps, answers) => {
        const reply = (n: number) => answers[n % answers.length] as Reply;
        const model = new BellModel((_route, n) => reply(n));
        model.apply({ do: 'login' });
        for (const step of steps) {
          model.advanceTo(step.at);
          model.apply(step.op);
          model.advanceTo(step.at);
        }
        model.advanceTo(600_000);
        expect(await requestsOf(steps, reply)).toEqual(model.requests);
        compared += model.requests.length;
      }),
      {
        numRuns: Number(process.env.RUNS ?? 60),
        seed: Number(process.env.SEED ?? 20261120),
        examples: [failureAfterThePause],
      },
    );
    expect(compared).toBeGreaterThan(500);
  }, 120_000);
});
