import { NOTIFICATION_LIMITS } from '@/contract/notifications/limits';

/** An operation of the test on the bell. */
export type Op =
  | { do: 'read' | 'remove'; item: number }
  | { do: 'readAll' | 'refresh' | 'open' | 'hide' | 'show' | 'hint' | 'logout' | 'login' };

export type Outcome = 'ok' | 'failed' | 'tooMany' | 'lost';
export interface Reply {
  delay: number;
  outcome: Outcome;
  count: number;
}

type Route = 'GET count' | 'GET list' | 'PATCH read' | 'PATCH all' | 'DELETE one';

interface Fetch {
  start: number | null;
  /** Number of the expected reply, or null. */
  awaits: number | null;
}

/** Ids that the fake backend always lists, all unread. */
export const LISTED = ['a', 'b', 'c', 'd'];

/**
 * Simplified second implementation of the bell's requests, without Redux: one clock, one list of pending
 * replies, and the rules of docs/product-rules.md#notices. Tests compare it with the listeners.
 */
export class BellModel {
  readonly requests: string[] = [];
  private time = 0;
  private agenda: { at: number; order: number; run: () => void }[] = [];
  private order = 0;
  private replies = 0;
  private on = false;
  private hidden = false;
  private pause: number | null = null;
  private wanted = false;
  private counting: Fetch = { start: null, awaits: null };
  private listing: Fetch = { start: null, awaits: null };
  private changes = new Set<number>();
  private repair = false;
  private count: number | undefined;
  private list: Map<string, boolean> | undefined;
  private incomingAt: number | null = null;

  constructor(private readonly reply: (route: Route, n: number) => Reply) {}

  private ask(route: Route, then: (reply: Reply, n: number) => void): number {
    const n = this.replies;
    this.replies += 1;
    this.requests.push(`${this.time} ${route}`);
    const reply = this.reply(route, n);
    this.agenda.push({ at: this.time + reply.delay, order: this.order++, run: () => then(reply, n) });
    return n;
  }

  private askCount(forced: boolean): void {
    if (!this.on || this.counting.awaits !== null || this.changes.size > 0) return;
    // Forced fetches (a refresh, a repair after a failure) raise no toast.
    const before = forced ? undefined : this.count;
    this.wanted = false;
    this.counting.start = this.time;
    this.counting.awaits = this.ask('GET count', ({ outcome, count }, n) => {
      if (this.counting.awaits !== n) return;
      this.counting.awaits = null;
      const arrived = outcome === 'ok' && before !== undefined && count > before;
      if (outcome === 'ok') this.count = count;
      this.repairIfDue();
      if (arrived) {
        const start = this.listing.start;
        this.incomingAt = Math.max(this.time, start === null ? 0 : start + NOTIFICATION_LIMITS.throttleMs);
      }
    });
  }

  private askList(): void {
    if (!this.on || this.listing.awaits !== null) return;
    if (this.changes.size > 0) {
      this.repair = true;
      return;
    }
    this.listing.start = this.time;
    this.listing.awaits = this.ask('GET list', ({ outcome }, n) => {
      if (this.listing.awaits !== n) return;
      this.listing.awaits = null;
      if (outcome === 'ok') this.list = new Map(LISTED.map((id) => [id, true]));
      this.repairIfDue();
    });
  }

  private repairIfDue(): void {
    if (!this.repair || this.changes.size > 0) return;
    if (this.counting.awaits !== null || this.listing.awaits !== null) return;
    this.repair = false;
    this.askCount(true);
    if (this.listing.start !== null) this.askList();
  }

  private addToCount(difference: number): void {
    if (this.count !== undefined) this.count = Math.max(0, this.count + difference);
  }

  private change(route: Route, takeBack: () => void): void {
    if (this.on) {
      if (this.counting.awaits !== null) this.wanted = true;
      if (this.listing.awaits !== null) this.repair = true;
      this.counting.awaits = null;
      this.listing.awaits = null;
      this.pause = this.time + NOTIFICATION_LIMITS.pauseMs;
    }
    const n = this.ask(route, ({ outcome }, number) => {
      if (!this.changes.delete(number)) return;
      if (outcome !== 'ok') {
        takeBack();
        this.repair = true;
      }
      this.repairIfDue();
    });
    this.changes.add(n);
  }

  /** Time of the next automatic step of the polling. */
  private pollAt(): number | null {
    if (!this.on || this.hidden) return null;
    if (this.pause !== null) return Math.max(this.time, this.pause);
    if (this.counting.awaits !== null || this.changes.size > 0) return null;
    if (this.counting.start === null) return this.time;
    const distance = this.wanted ? NOTIFICATION_LIMITS.throttleMs : NOTIFICATION_LIMITS.pollMs;
    return Math.max(this.time, this.counting.start + distance);
  }

  advanceTo(time: number): void {
    for (;;) {
      const reply = this.agenda.sort((a, b) => a.at - b.at || a.order - b.order)[0];
      const poll = this.pollAt() ?? Infinity;
      const incoming = this.incomingAt ?? Infinity;
      const next = Math.min(reply?.at ?? Infinity, poll, incoming);
      if (next > time) break;
      this.time = Math.max(this.time, next);
      // At equal times, replies come before the fetches that they cause, and the count before the list.
      if (poll === next) {
        if (this.pause !== null) this.pause = null;
        else this.askCount(false);
      } else if (incoming === next) {
        this.incomingAt = null;
        this.askList();
      } else {
        this.agenda.shift();
        reply?.run();
      }
    }
    this.time = time;
  }

  apply(op: Op): void {
    switch (op.do) {
      case 'login':
        if (this.on) return;
        this.on = true;
        break;
      case 'logout':
        this.on = false;
        this.hidden = false;
        this.pause = null;
        this.wanted = false;
        this.counting = { start: null, awaits: null };
        this.listing = { start: null, awaits: null };
        this.changes.clear();
        this.repair = false;
        this.count = undefined;
        this.list = undefined;
        this.incomingAt = null;
        break;
      case 'hide':
        if (this.on) this.hidden = true;
        break;
      case 'show':
        if (this.hidden) {
          this.hidden = false;
          this.wanted = true;
        }
        break;
      case 'hint':
        if (this.on) this.wanted = true;
        break;
      case 'open':
        if (this.list === undefined) this.askList();
        break;
      case 'refresh':
        if (!this.on) return;
        this.pause = this.time + NOTIFICATION_LIMITS.pauseMs;
        this.askCount(true);
        this.askList();
        break;
      case 'readAll': {
        if (!this.on) return;
        const fewer = this.count ?? 0;
        const ids = [...(this.list ?? [])].filter(([, unread]) => unread).map(([id]) => id);
        this.addToCount(-fewer);
        for (const id of ids) this.list?.set(id, false);
        this.change('PATCH all', () => {
          this.addToCount(fewer);
          for (const id of ids) if (this.list?.has(id)) this.list.set(id, true);
        });
        break;
      }
      case 'read':
      case 'remove': {
        const id = LISTED[op.item] ?? '';
        const unread = this.list?.get(id);
        if (!this.on || unread === undefined) return;
        if (unread) this.addToCount(-1);
        if (op.do === 'read') this.list?.set(id, false);
        else this.list?.delete(id);
        this.change(op.do === 'read' ? 'PATCH read' : 'DELETE one', () => {
          if (unread) this.addToCount(1);
          if (op.do === 'remove' && !this.list?.has(id)) this.list?.set(id, unread);
          else if (op.do === 'read' && unread && this.list?.has(id)) this.list.set(id, true);
        });
        break;
      }
    }
  }
}
