import { runs } from '@/contract/testing/runs';
import fc from 'fast-check';
import { loggedOut, sessionStarted } from '@/shared/identity/slice';
import { createStore } from '@/shared/redux';
import { baseApi } from '@/shared/api/baseApi';
import { THERAPIST } from '@/shared/testing/people';
import { getUnreadCount, listNotifications, markAllRead, markRead, removeNotification } from './api';
import { notificationsDomain } from './domain';
import { panelToggled, refreshRequested } from './slice';

/*
 * Optimistic changes on a network that fails before or after the server has received them. In every case, the
 * bell finally shows the server's state.
 */

const START = new Date('2026-11-20T10:00:00Z').getTime();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers({ now: START }));

type Outcome = 'ok' | 'refused' | 'lostBefore' | 'lostAfter' | 'silentBefore' | 'silentAfter';
interface Fate {
  outcome: Outcome;
  /** Duration of the request's and the answer's way, in milliseconds. */
  there: number;
  back: number;
}

/** A server on a network with the given outcomes, used in turn until `heal` makes the network reliable. */
function unreliableServer(fates: readonly Fate[]) {
  const items = Array.from({ length: 6 }, (_, n) => ({
    id: `n${n}`,
    title: `Aviso ${n}`,
    message: '',
    read: n > 3,
    createdAt: new Date(START - n * 60_000).toISOString(),
  }));
  let asked = 0;
  let broken = 0;
  let isGood = true;

  function perform(method: string, path: string): object {
    const id = path.split('/')[3] ?? '';
    if (path.endsWith('unread-count')) return { unreadCount: items.filter(({ read }) => !read).length };
    if (method === 'GET') return { notifications: structuredClone(items) };
    for (const item of items)
      if (path.endsWith('mark-all-read') || (item.id === id && method === 'PATCH')) item.read = true;
    const place = items.findIndex((item) => item.id === id);
    if (method === 'DELETE' && place >= 0) items.splice(place, 1);
    return {};
  }

  const answerOf = (status: number, body: object) => {
    const text = JSON.stringify(body);
    const response = {
      ok: status < 400,
      status,
      headers: new Headers({ 'content-type': 'application/json' }),
      text: async () => text,
      clone: () => response,
    };
    return response as unknown as Response;
  };

  const fetchFn = ((input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const good: Fate = { outcome: 'ok', there: 1, back: 1 };
    const { outcome, there, back } = isGood ? good : (fates[asked % fates.length] ?? good);
    asked += 1;
    if (outcome !== 'ok') broken += 1;
    return new Promise<Response>((resolve, reject) => {
      // A request aborted by the browser may still have reached the server.
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
      setTimeout(() => {
        if (outcome === 'lostBefore') return reject(new TypeError('Failed to fetch'));
        if (outcome === 'silentBefore') return;
        if (outcome === 'refused') return void setTimeout(() => resolve(answerOf(500, {})), back);
        const body = perform(request.method, pathname);
        if (outcome === 'silentAfter') return;
        setTimeout(() => {
          if (outcome === 'lostAfter') reject(new TypeError('Failed to fetch'));
          else resolve(answerOf(200, body));
        }, back);
      }, there);
    });
  }) as typeof fetch;

  return {
    fetchFn,
    items,
    arrive: () => {
      const n = items.length + asked;
      const createdAt = new Date(Date.now()).toISOString();
      items.unshift({ id: `a${n}-${Date.now()}`, title: `Nuevo ${n}`, message: '', read: false, createdAt });
    },
    spoil: () => void (isGood = false),
    heal: () => void (isGood = true),
    broken: () => broken,
  };
}

const fate = fc.record({
  outcome: fc.constantFrom<Outcome[]>(
    'ok',
    'ok',
    'ok',
    'refused',
    'lostBefore',
    'lostAfter',
    'silentBefore',
    'silentAfter',
  ),
  there: fc.oneof(fc.nat(300), fc.nat(6_000)),
  back: fc.oneof(fc.nat(300), fc.nat(6_000)),
});
const act = fc.record({
  gap: fc.oneof(fc.nat(20), fc.nat(3_000), fc.nat(70_000)),
  what: fc.constantFrom('read', 'read', 'remove', 'readAll', 'refresh', 'arrive'),
  item: fc.nat(6),
});

it('ends with what the server holds after any mixture of changes, errors, aborts, time-outs and polls', async () => {
  let broken = 0;
  let changes = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 3, maxLength: 25 }),
      fc.array(fate, { minLength: 5, maxLength: 40 }),
      async (acts, fates) => {
        const server = unreliableServer(fates);
        const store = createStore({ fetch: server.fetchFn, domains: [notificationsDomain] });
        const { dispatch } = store;
        dispatch(sessionStarted(THERAPIST));
        dispatch(panelToggled(true));
        await pass(100);
        server.spoil();
        const listed = () => listNotifications.select()(store.getState()).data ?? [];
        for (const { gap, what, item } of acts) {
          await pass(gap);
          const id = listed()[item]?.id;
          if (what === 'arrive') server.arrive();
          else if (what === 'refresh') dispatch(refreshRequested());
          else if (what === 'readAll') void dispatch(markAllRead.initiate());
          else if (id)
            void dispatch(what === 'read' ? markRead.initiate(id) : removeNotification.initiate(id));
          changes += Number(what !== 'arrive' && what !== 'refresh');
        }
        // The last request may still be waiting for its 30 s time-out; polling follows afterwards.
        server.heal();
        await pass(200_000);
        const known = ({ id, read }: { id: string; read: boolean }) => `${id} ${read ? 'read' : 'unread'}`;
        expect(getUnreadCount.select()(store.getState()).data).toBe(
          server.items.filter(({ read }) => !read).length,
        );
        // A new notice whose list request failed is counted, and appears with the next list. All others must
        // match.
        const isShown = ({ id }: { id: string }) =>
          id.startsWith('n') || listed().some((one) => one.id === id);
        expect(listed().map(known)).toEqual(server.items.filter(isShown).map(known));
        broken += server.broken();
        dispatch(loggedOut());
        dispatch(baseApi.util.resetApiState());
        await pass(0);
        store.dispose();
        jest.clearAllTimers();
      },
    ),
    { numRuns: runs(25), seed: Number(process.env.SEED ?? 20261120) },
  );
  expect(broken).toBeGreaterThan(100);
  expect(changes).toBeGreaterThan(100);
});
