import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@/contract/common/constants';
import { AUTH_MESSAGES } from '@/contract/account';
import type { Clock } from '../clock';
import { tooMany } from '../core/errors';
import type { Database } from '../db/database';
import { attemptRepository, type AttemptCount } from './attemptRepository';

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
  windowMs: 15 * MINUTE_MS,
} as const;

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

/** Deletes counts that are over. */
export const dropOldAttempts = (db: Database, now: Date): Promise<void> =>
  attemptRepository(db).dropOver(new Date(now.getTime() - THROTTLE_LIMITS.windowMs));

/**
 * Counts failed attempts in the database, so that all processes count together and a restart forgives nobody. E-mails
 * and addresses are kept as hashes only. Each method works outside of a command's transaction, whose rollback would
 * undo the count.
 */
export function createThrottle(db: Database, clock: Clock) {
  const repository = attemptRepository(db);
  const { windowMs, perPair, perPairUnderAttack, perAddress, perAccount } = THROTTLE_LIMITS;

  const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');
  const addressKey = (address: string) => keyOf('address', addressGroup(address));
  const keysOf = (account: string, address: string) => {
    const name = account.trim().toLowerCase();
    return {
      pair: keyOf('pair', name, addressGroup(address)),
      address: addressKey(address),
      account: keyOf('account', name),
    };
  };

  const times = () => {
    const now = clock.now();
    return { now, since: new Date(now.getTime() - windowMs) };
  };
  const read = (keys: string[]) => repository.read(keys, times().since);
  const add = (key: string) => {
    const { now, since } = times();
    return repository.add(key, now, since);
  };

  /** Seconds until a count is over if it has reached `limit`; otherwise 0. */
  function waitFor(counted: AttemptCount | undefined, limit: number): number {
    if (!counted || counted.count < limit) return 0;
    return Math.max(1, Math.ceil((counted.startedAt.getTime() + windowMs - times().now.getTime()) / 1000));
  }

  const pairLimit = (account: AttemptCount | undefined) =>
    account && account.count >= perAccount ? perPairUnderAttack : perPair;

  return {
    /**
     * Counts an attempt that may be made and returns 0; otherwise counts nothing and returns the seconds to wait. Of
     * attempts at the same moment, here or in other processes, no more than the limit may be made. Call it before
     * checking the password.
     */
    async attempt(account: string, address: string): Promise<number> {
      const keys = keysOf(account, address);
      const counts = await read(Object.values(keys));
      const limit = pairLimit(counts.get(keys.account));
      const wait = Math.max(
        waitFor(counts.get(keys.pair), limit),
        waitFor(counts.get(keys.address), perAddress),
      );
      if (wait > 0) return wait;
      // Those that were read before any of them was counted are told apart by the count that each one made.
      const pair = waitFor(await add(keys.pair), limit + 1);
      const all = waitFor(await add(keys.address), perAddress + 1);
      await add(keys.account);
      return Math.max(pair, all);
    },
    /** Limits per address alone, for guesses at a secret without an account, e.g. the token of a link. */
    async retryAfterFrom(address: string): Promise<number> {
      const key = addressKey(address);
      return waitFor((await read([key])).get(key), perAddress);
    },
    async failedFrom(address: string): Promise<void> {
      await add(addressKey(address));
    },
    /** Clears the count of this account and address. The other two counts drop by one, this attempt's own. */
    async succeeded(account: string, address: string): Promise<void> {
      const keys = keysOf(account, address);
      await repository.forget(keys.pair);
      await repository.takeBack(keys.address);
      await repository.takeBack(keys.account);
    },
  };
}

/** Throws `tooMany` if there are seconds to wait before another attempt. */
export function refuseWait(wait: number): void {
  if (wait > 0) throw tooMany(wait, AUTH_MESSAGES.tooManyAttempts(wait));
}

/** Throws `tooMany` when the account or the address must wait; otherwise counts the attempt. */
export async function countAttempt(throttle: Throttle, account: string, address: string): Promise<void> {
  refuseWait(await throttle.attempt(account, address));
}

/** Throws `tooMany` for an address that guessed too often at a secret without an account, e.g. a link's token. */
export async function refuseGuessing(throttle: Throttle, address: string): Promise<void> {
  refuseWait(await throttle.retryAfterFrom(address));
}
