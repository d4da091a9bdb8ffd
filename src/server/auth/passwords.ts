import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { tooManyRequests } from '../http/errors';

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
 * argon2id hashing on the thread pool, a few at a time. OWASP's second recommendation (19 MiB, 2 passes) by default.
 */
export function createPasswords({ memoryCost = 19_456, timeCost = 2, concurrency }: PasswordOptions = {}) {
  const limit = concurrency ?? Math.max(1, availableParallelism() - 1);
  const settings = { memoryCost, timeCost, parallelism: 1 };
  const waiting: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limit) {
      if (waiting.length >= LONGEST_QUEUE) throw tooManyRequests(5);
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, so `running` stays as it is when somebody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, settings));
  let decoy: Promise<string> | undefined;

  return {
    hash: hashPassword,
    /**
     * Whether `password` belongs to `stored`. Without a stored hash (unknown account) it takes as long and is false,
     * so that the time tells nothing.
     */
    async verify(stored: string | undefined, password: string): Promise<boolean> {
      decoy ??= hashPassword('an account that does not exist');
      const against = stored ?? (await decoy);
      const matches = await inTurn(() => verify(against, password)).catch(() => false);
      return matches && stored !== undefined;
    },
  };
}
