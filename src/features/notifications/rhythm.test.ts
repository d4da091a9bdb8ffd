import { runs } from '@/contract/testing/runs';
import fc from 'fast-check';
import { NOTIFICATION_LIMITS } from '@/contract/notifications';
import { baseApi } from '@/shared/api/baseApi';
import { loggedOut, sessionStarted } from '@/shared/identity/slice';
import { unreadMayHaveChanged } from '@/shared/realtime';
import { createStore } from '@/shared/redux';
import { THERAPIST } from '@/shared/testing/people';
import { listNotifications, markAllRead, markRead, removeNotification } from './api';
import { notificationsDomain } from './domain';
import { panelToggled, refreshRequested } from './slice';

/*
 * The rules of the bell's requests (docs/product-rules.md, Notices), watched at the network while a person does
 * anything in any order.
 */

const { pollMs: POLL, throttleMs: GAP, pauseMs: PAUSE } = NOTIFICATION_LIMITS;
const START = new Date('2026-11-20T10:00:00Z').getTime();
const LISTED = ['a', 'b', 'c', 'd'];
/** The slowest answer. */
const LONGEST_MS = 16_001;
const { onFocus, onFocusLost } = baseApi.internalActions;

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers({ now: START }));

type Act = 'read' | 'remove' | 'readAll' | 'refresh' | 'open' | 'hide' | 'show' | 'hint' | 'login' | 'logout';
interface Reply {
  delay: number;
  status: number;
  count: number;
}

/** What a person and the network do to the bell. Writes down each request that breaks a rule of the polling. */
class Watch {
  readonly broken: string[] = [];
  requests = 0;
  private signedIn = false;
  private hidden = false;
  private actedAt = -Infinity;
  /** When the person last asked, and when the last answer came: these fetches are not automatic. */
  private askedAt = -Infinity;
  private answeredAt = -Infinity;
  private repairs = new Set<string>();
  private changes = 0;
  private running = { count: 0, list: 0 };
  private sentAt = { count: -Infinity, list: -Infinity };
  private freeSince = Infinity;

  constructor(private readonly reply: (n: number) => Reply) {}

  private breaks(rule: string, isBroken: boolean): void {
    if (isBroken) this.broken.push(`${Date.now() - START} ${rule}`);
  }

  /** Where nothing hinders the polling, a count is sent every minute, or as soon as the one before is answered. */
  private checkRhythm(): void {
    const since = Math.max(this.freeSince, this.sentAt.count);
    this.breaks('count overdue', Date.now() - since > POLL + LONGEST_MS);
  }

  private noteFreedom(): void {
    const isFree = this.signedIn && !this.hidden && this.changes === 0;
    this.freeSince = isFree ? Math.max(Date.now(), this.actedAt + PAUSE) : Infinity;
  }

  /** Before the person does something. False if that is impossible now. */
  act(act: Act): boolean {
    this.checkRhythm();
    const now = Date.now();
    if (act === 'login') this.signedIn = true;
    else if (act === 'hide') this.hidden = true;
    else if (act === 'show') this.hidden = false;
    else if (act === 'logout') {
      this.signedIn = false;
      // `resetApiState` begins with a visible page again.
      this.hidden = false;
      this.actedAt = -Infinity;
      this.repairs.clear();
      this.sentAt = { count: -Infinity, list: -Infinity };
    } else if (!this.signedIn) return false;
    else if (act !== 'hint') {
      if (this.hidden) return false;
      const isChange = act !== 'refresh' && act !== 'open';
      // A change breaks off fetches; a question during a change waits for its answer.
      if (isChange ? this.running.list > 0 : this.changes > 0) this.repairs = new Set(['count', 'list']);
      if (isChange) this.changes += 1;
      else this.askedAt = now;
      if (act !== 'open') this.actedAt = now;
    }
    this.noteFreedom();
    return true;
  }

  private send(kind: 'count' | 'list' | 'change'): void {
    const now = Date.now();
    this.requests += 1;
    this.breaks(`${kind} while signed out`, !this.signedIn);
    if (kind === 'change') return;
    const isRepair = this.answeredAt === now && this.repairs.delete(kind);
    const isAutomatic = this.askedAt !== now && !isRepair;
    this.breaks(`${kind} twice at once`, this.running[kind] > 0);
    this.breaks(`${kind} during a change`, this.changes > 0);
    this.breaks(`${kind} while hidden`, isAutomatic && this.hidden);
    this.breaks(`${kind} in the pause`, isAutomatic && now - this.actedAt < PAUSE);
    this.breaks(`${kind} within 2 s`, isAutomatic && now - this.sentAt[kind] < GAP);
    if (kind === 'count') this.checkRhythm();
    this.running[kind] += 1;
    this.sentAt[kind] = now;
  }

  private end(kind: 'count' | 'list' | 'change', hasFailed: boolean): void {
    this.answeredAt = Date.now();
    if (kind !== 'change') {
      this.running[kind] -= 1;
      return;
    }
    this.changes -= 1;
    if (hasFailed) this.repairs = new Set(['count', 'list']);
    this.noteFreedom();
  }

  readonly fetch = ((input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const kind = request.method !== 'GET' ? 'change' : request.url.endsWith('-count') ? 'count' : 'list';
    const { delay, status, count } = this.reply(this.requests);
    this.send(kind);
    const notifications = LISTED.map((id) => ({ id, title: id, createdAt: '2026-11-20T09:00:00Z' }));
    const text = JSON.stringify(kind === 'count' ? { unreadCount: count } : { notifications });
    return new Promise<Response>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.end(kind, status !== 200);
        if (status === 0) return reject(new TypeError('Failed to fetch'));
        // Its answers need no macrotask, so times are exact.
        const headers = new Headers({ 'content-type': 'application/json' });
        const response: Response = {
          ...{ status, headers, text: async () => text },
          clone: () => response,
        } as Response;
        resolve(response);
      }, delay);
      request.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        this.end(kind, false);
        reject(request.signal.reason);
      });
    });
  }) as typeof fetch;
}

describe('over ten minutes of random acts, failures and log-outs', () => {
  const act = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom<Act[]>('read', 'remove', 'readAll', 'show') },
    { weight: 12, arbitrary: fc.constantFrom<Act[]>('refresh', 'open', 'hide', 'hint', 'login') },
    { weight: 1, arbitrary: fc.constant<Act>('logout') },
  );
  // Gaps of milliseconds, seconds and minutes. Answers take odd times, so that none shares a millisecond with an act.
  const gap = fc.oneof(fc.nat(50), fc.nat(6_000), fc.nat(70_000)).map((ms) => ms * 2);
  const acts = fc.array(fc.record({ gap, act, item: fc.nat(3) }), { minLength: 15, maxLength: 40 });
  const replies = fc.array(
    fc.record({
      delay: fc.oneof(fc.nat(200), fc.nat((LONGEST_MS - 1) / 2)).map((ms) => ms * 2 + 1),
      status: fc.constantFrom(200, 200, 200, 500, 429, 0),
      count: fc.nat(6),
    }),
    { minLength: 5, maxLength: 60 },
  );

  async function follow(steps: { gap: number; act: Act; item: number }[], answers: Reply[]): Promise<Watch> {
    jest.setSystemTime(START);
    const watch = new Watch((n) => answers[n % answers.length] as Reply);
    const store = createStore({ fetch: watch.fetch, domains: [notificationsDomain] });
    const { dispatch } = store;
    const perform = (what: Act, item: number) => {
      const id = listNotifications.select()(store.getState()).data?.[item]?.id;
      if ((what === 'read' || what === 'remove') && !id) return;
      if (!watch.act(what)) return;
      if (what === 'login') dispatch(sessionStarted(THERAPIST));
      else if (what === 'logout') {
        dispatch(loggedOut());
        dispatch(baseApi.util.resetApiState());
      } else if (what === 'hide') dispatch(onFocusLost());
      else if (what === 'show') dispatch(onFocus());
      else if (what === 'hint') dispatch(unreadMayHaveChanged());
      else if (what === 'open') dispatch(panelToggled(true));
      else if (what === 'refresh') dispatch(refreshRequested());
      else if (what === 'readAll') void dispatch(markAllRead.initiate());
      else void dispatch(what === 'read' ? markRead.initiate(id!) : removeNotification.initiate(id!));
    };
    perform('login', 0);
    perform('open', 0);
    await pass(0);
    for (const step of steps) {
      await pass(step.gap);
      if (Date.now() - START > 600_000) break;
      perform(step.act, step.item);
      await pass(0);
    }
    await pass(200_000);
    perform('logout', 0);
    await pass(LONGEST_MS);
    store.dispose();
    jest.clearAllTimers();
    return watch;
  }

  it('keeps the rhythm, the distance and the pause, and is silent while hidden or signed out', async () => {
    let requests = 0;
    await fc.assert(
      fc.asyncProperty(acts, replies, async (steps, answers) => {
        const watch = await follow(steps, answers);
        expect(watch.broken).toEqual([]);
        requests += watch.requests;
      }),
      { numRuns: runs(10), seed: Number(process.env.SEED ?? 20261120) },
    );
    expect(requests).toBeGreaterThan(150);
  });
});
