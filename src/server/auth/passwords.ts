import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { tooMany } from '../core/errors';

export interface PasswordOptions {
  /** argon2id cost: KiB of memory, and passes (`timeCost`). Tests lower both. */
  memoryCost?: number;
  timeCost?: number;
  /** Number of hashes computed at once. Default: one less than the cores, which leaves one for requests. */
  concurrency?: number;
}

export type Passwords = ReturnType<typeof createPasswords>;

/** Queue length beyond which a hash is refused with `tooMany`: its answer would come after the client's time-out. */
const LONGEST_QUEUE = 200;

/**
 * argon2id hashing in the library's threads, a few at a time: a hash takes a core for as long as about twenty requests.
 * OWASP's second recommendation (19 MiB, 2 passes) by default.
 */
export function createPasswords({ memoryCost = 19_456, timeCost = 2, concurrency }: PasswordOptions = {}) {
  const limit = concurrency ?? Math.max(1, availableParallelism() - 1);
  const settings = { memoryCost, timeCost, parallelism: 1 };
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < limit) running += 1;
    else if (waiting.length >= LONGEST_QUEUE) throw tooMany(5);
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, settings));
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
      // What is no hash fits no password.
      const matches = await inTurn(() => verify(against, password).catch(() => false));
      return matches && stored !== undefined;
    },
  };
}
