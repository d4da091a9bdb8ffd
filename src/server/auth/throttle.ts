import { createHash } from 'node:crypto';
import { AUTH_MESSAGES } from '@/contract/auth/messages';
import type { Clock } from '../clock';
import { tooManyRequests } from '../http/errors';

const MINUTE = 60_000;

/**
 * Limits of guessing. An attacker is held back per account and address, per address, and, when guesses for one account
 * come from many addresses, by a single guess per address. No limit binds an account as such, so nobody can lock the
 * owner out: from another address, or with the right password at the first try, the owner always gets in.
 */
export const THROTTLE_LIMITS = {
  /** Failures of one account from one address before it must wait. */
  perPair: 5,
  /** The same, while the account is under attack from many addresses. */
  perPairUnderAttack: 1,
  /** Failures from one address over all accounts. */
  perAddress: 30,
  /** Failures of one account from all addresses that count as an attack. */
  perAccount: 50,
  windowMs: 15 * MINUTE,
  /** Entries kept in memory; the oldest go first. */
  entries: 50_000,
} as const;

interface Bucket {
  count: number;
  startedAt: number;
}

export type Throttle = ReturnType<typeof createThrottle>;

/** IPv6: one household or attacker holds a whole /64. */
export function addressGroup(address: string): string {
  const v4 = /(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (v4) return v4[1] ?? address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) while (groups.length + tail.split(':').length < 8) groups.push('0');
  return groups.slice(0, 4).join(':');
}

/** Counts failed attempts in this process. E-mails are kept only as hashes. */
export function createThrottle(
  clock: Clock,
  limits: { -readonly [K in keyof typeof THROTTLE_LIMITS]: number } = THROTTLE_LIMITS,
) {
  const buckets = new Map<string, Bucket>();
  const accountKey = (account: string) =>
    createHash('sha256').update(account.trim().toLowerCase()).digest('base64url');

  function read(key: string): Bucket | undefined {
    const bucket = buckets.get(key);
    if (bucket && clock.now().getTime() - bucket.startedAt >= limits.windowMs) {
      buckets.delete(key);
      return undefined;
    }
    return bucket;
  }

  function add(key: string): void {
    const bucket = read(key);
    if (bucket) bucket.count += 1;
    else {
      if (buckets.size >= limits.entries) buckets.delete(buckets.keys().next().value ?? '');
      buckets.set(key, { count: 1, startedAt: clock.now().getTime() });
    }
  }

  /** Seconds until the bucket empties, when it has reached `limit`; else 0. */
  function waitFor(key: string, limit: number): number {
    const bucket = read(key);
    if (!bucket || bucket.count < limit) return 0;
    return Math.max(1, Math.ceil((bucket.startedAt + limits.windowMs - clock.now().getTime()) / 1000));
  }

  const keys = (account: string, address: string) => {
    const group = addressGroup(address);
    const hashed = accountKey(account);
    return { pair: `p:${hashed}:${group}`, address: `i:${group}`, account: `a:${hashed}` };
  };
  const addressKey = (address: string) => `i:${addressGroup(address)}`;

  return {
    /** Seconds to wait before another attempt; 0 when it may be made. */
    retryAfter(account: string, address: string): number {
      const key = keys(account, address);
      const isUnderAttack = waitFor(key.account, limits.perAccount) > 0;
      return Math.max(
        waitFor(key.pair, isUnderAttack ? limits.perPairUnderAttack : limits.perPair),
        waitFor(key.address, limits.perAddress),
      );
    },
    /** Counts an attempt. It is counted before the password is checked, so that parallel guesses cannot slip by. */
    attempted(account: string, address: string): void {
      const key = keys(account, address);
      add(key.pair);
      add(key.address);
      add(key.account);
    },
    /** The same two for guesses at something other than an account, e.g. the token of a link. */
    retryAfterFrom: (address: string): number => waitFor(addressKey(address), limits.perAddress),
    failedFrom: (address: string): void => add(addressKey(address)),
    /** Forgets what the owner mistyped; the address keeps its count for other accounts but this attempt. */
    succeeded(account: string, address: string): void {
      const key = keys(account, address);
      buckets.delete(key.pair);
      for (const name of [key.address, key.account]) {
        const bucket = read(name);
        if (bucket) bucket.count -= 1;
      }
    },
  };
}

/** Refuses when the account or address must wait; else counts the attempt. */
export function countAttempt(throttle: Throttle, account: string, address: string): void {
  const wait = throttle.retryAfter(account, address);
  if (wait > 0) throw tooManyRequests(wait, AUTH_MESSAGES.tooManyAttempts);
  throttle.attempted(account, address);
}

/** Refuses an address that guessed too often at something other than an account, e.g. the token of a link. */
export function refuseGuessing(throttle: Throttle, address: string): void {
  const wait = throttle.retryAfterFrom(address);
  if (wait > 0) throw tooManyRequests(wait, AUTH_MESSAGES.tooManyAttempts);
}
