import { availableParallelism } from 'node:os';
import { tooMany } from '../core/errors';
import { createArgon2Thread, type Argon2Thread } from './argon2Thread';

export interface PasswordOptions {
  /** argon2id cost: KiB of memory, and passes (`timeCost`). Tests lower both. */
  memoryCost?: number;
  timeCost?: number;
  /** Number of hashes computed at once. Default: one less than the cores, which leaves one for requests. */
  concurrency?: number;
}

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Queue length beyond which a hash is refused with 429: its answer would come after the client's time-out.
 */
const LONGEST_QUEUE = 200;

/**
 * argon2id hashing in threads, a few at a time. OWASP's second recommendation (19 MiB, 2 passes) by default.
 */
export function createPasswords({ memoryCost = 19_456, timeCost = 2, concurrency }: PasswordOptions = {}) {
  const limit = concurrency ?? Math.max(1, availableParallelism() - 1);
  const settings = { memoryCost, timeCost, parallelism: 1 };
  const threads: Argon2Thread[] = [];
  const idle: Argon2Thread[] = [];
  const waiting: ((thread: Argon2Thread) => void)[] = [];

  async function freeThread(): Promise<Argon2Thread> {
    const free = idle.pop();
    if (free) return free;
    if (threads.length < limit) {
      const thread = createArgon2Thread();
      threads.push(thread);
      return thread;
    }
    if (waiting.length >= LONGEST_QUEUE) throw tooMany(5);
    return new Promise((resolve) => waiting.push(resolve));
  }

  async function inTurn<T>(work: (thread: Argon2Thread) => Promise<T>): Promise<T> {
    const thread = await freeThread();
    try {
      return await work(thread);
    } finally {
      const next = waiting.shift();
      if (next) next(thread);
      else idle.push(thread);
    }
  }

  const hashPassword = (password: string): Promise<string> =>
    inTurn((thread) => thread.hash(password, settings));
  let decoy: Promise<string> | undefined;

  function decoyHash(): Promise<string> {
    decoy ??= hashPassword('an account that does not exist');
    // Drop a failed hash, so that the next call tries again. Callers that await the promise see the error.
    decoy.catch(() => (decoy = undefined));
    return decoy;
  }

  return {
    hash: hashPassword,
    /**
     * Whether `password` matches the hash `stored`. For an unknown account `stored` is undefined: the result
     * is false after the same work, so the time does not reveal which accounts exist.
     */
    async verify(stored: string | undefined, password: string): Promise<boolean> {
      const made = decoyHash();
      const against = stored ?? (await made);
      const matches = await inTurn((thread) => thread.verify(against, password));
      return matches && stored !== undefined;
    },
    /** Ends the threads; hashes in progress reject. */
    async close(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
