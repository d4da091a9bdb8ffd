import { availableParallelism } from 'node:os';
import { tooManyRequests } from '../http/errors';
import { createArgon2Thread, type Argon2Thread } from './argon2Thread';

export interface PasswordOptions {
  /** argon2id cost: KiB of memory and passes. Tests lower them. */
  memoryCost?: number;
  timeCost?: number;
  /** Hashes computed at once; more would take the cores from the requests. */
  concurrency?: number;
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Waiting hashes beyond this are refused: their answer would come after the client's time-out. */
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
    if (waiting.length >= LONGEST_QUEUE) throw tooManyRequests(5);
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
    // Not kept when it failed; who waits for it hears of it.
    decoy.catch(() => (decoy = undefined));
    return decoy;
  }

  return {
    hash: hashPassword,
    /**
     * Whether `password` belongs to `stored`. Without a stored hash (unknown account) it takes as long and is false,
     * so that the time tells nothing.
     */
    async verify(stored: string | undefined, password: string): Promise<boolean> {
      const made = decoyHash();
      const against = stored ?? (await made);
      const matches = await inTurn((thread) => thread.verify(against, password));
      return matches && stored !== undefined;
    },
    /** Ends the threads; what they were at fails. */
    async close(): Promise<void> {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
