import { createHash } from 'node:crypto';
import { AUTH_MESSAGES } from '@/contract/auth/messages';
import type { Clock } from '../clock';
import { tooMany } from '../core/errors';

const MINUTE = 60_000;

/**
 * Limits on guessing passwords and codes. An attacker waits per account and address, and per address over all
 * accounts. While one account is guessed from many addresses, each address gets a single try. No limit binds
 * an account alone, so nobody can lock the owner out. From an unblocked address the right password at the
 * first try always works.
 */
export const THROTTLE_LIMITS = {
  /** Attempts on one account from one address before that pair must wait. */
  perPair: 5,
  /** As `perPair`, while the account is under attack from many addresses. */
  perPairUnderAttack: 1,
  /** Attempts from one address over all accounts. */
  perAddress: 30,
  /** Attempts on one account, from all addresses together, that count as an attack. */
  perAccount: 50,
  windowMs: 15 * MINUTE,
  /** Entries kept in memory; the oldest is dropped first. */
  entries: 50_000,
} as const;

interface Bucket {
  count: number;
  startedAt: number;
}

export type Throttle = ReturnType<typeof createThrottle>;

/**
 * The part of an address that is counted. IPv6 is cut to its /64, which one household or attacker holds
 * whole.
 */
export function addressGroup(address: string): string {
  const v4 = /(\d+\.\d+\.\d+\.\d+)$/.exec(address);
  if (v4) return v4[1] ?? address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  if (tail !== undefined) while (groups.length + tail.split(':').length < 8) groups.push('0');
  return groups.slice(0, 4).join(':');
}

/** Counts failed attempts in this process's memory. E-mails are kept as hashes only. */
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

  /** Seconds until the bucket expires if its count has reached `limit`; otherwise 0. */
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
    /** Seconds to wait before the next attempt; 0 when one is allowed now. */
    retryAfter(account: string, address: string): number {
      const key = keys(account, address);
      const isUnderAttack = waitFor(key.account, limits.perAccount) > 0;
      return Math.max(
        waitFor(key.pair, isUnderAttack ? limits.perPairUnderAttack : limits.perPair),
        waitFor(key.address, limits.perAddress),
      );
    },
    /** Counts an attempt. Call it before checking the password, so that parallel guesses are counted too. */
    attempted(account: string, address: string): void {
      const key = keys(account, address);
      add(key.pair);
      add(key.address);
      add(key.account);
    },
    /** Limits per address alone, for guesses at a secret without an account, e.g. the token of a link. */
    retryAfterFrom: (address: string): number => waitFor(addressKey(address), limits.perAddress),
    failedFrom: (address: string): void => add(addressKey(address)),
    /** Clears the count of this account and address. The other two counts drop by one, this attempt's own. */
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

/** Throws `tooMany` when the account or the address must wait; otherwise counts the attempt. */
export function countAttempt(throttle: Throttle, account: string, address: string): void {
  const wait = throttle.retryAfter(account, address);
  if (wait > 0) throw tooMany(wait, AUTH_MESSAGES.tooManyAttempts);
  throttle.attempted(account, address);
}

/** Throws `tooMany` for an address that guessed too often at a secret without an account, e.g. a link's token. */
export function refuseGuessing(throttle: Throttle, address: string): void {
  const wait = throttle.retryAfterFrom(address);
  if (wait > 0) throw tooMany(wait, AUTH_MESSAGES.tooManyAttempts);
}
