import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

/** Niceness added to that of the process. With 10, the thread gets about a tenth of a contended core. */
export const NICER = 10;

/**
 * Source of the worker, in plain JavaScript because a worker made from text is not compiled. Only Linux has a
 * priority per thread, where 0 means the calling thread. Elsewhere `setPriority` would slow the whole
 * process. If setting the priority fails, hashing runs at normal priority.
 */
const PROGRAM = `
  const os = require('node:os');
  const { parentPort, workerData } = require('node:worker_threads');
  const { hashSync, verifySync } = require(workerData.argon2);
  try {
    if (process.platform === 'linux') os.setPriority(0, Math.min(19, os.getPriority(0) + workerData.nicer));
  } catch {}
  parentPort.on('message', ({ password, options, stored }) => {
    try {
      const result = stored === undefined ? hashSync(password, options) : verifySync(stored, password);
      parentPort.postMessage({ result });
    } catch (error) {
      // What is no hash fits no password.
      parentPort.postMessage(stored === undefined ? { error: error.message } : { result: false });
    }
  });`;

interface Pending {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

export type Argon2Thread = ReturnType<typeof createArgon2Thread>;

/**
 * One worker thread for argon2id, for one hash at a time, below the priority of the process. A hash takes a
 * core for as long as about twenty requests. At equal priority each sign-in would delay every other request.
 * The thread starts with the first hash and again after a crash. It keeps the process alive only while
 * hashing.
 */
export function createArgon2Thread() {
  let worker: Worker | undefined;
  let pending: Pending | undefined;

  function start(): Worker {
    const started = new Worker(PROGRAM, {
      eval: true,
      execArgv: [],
      workerData: { argon2: require.resolve('@node-rs/argon2'), nicer: NICER },
    });
    const settle = (use: (waiting: Pending) => void) => {
      const waiting = pending;
      pending = undefined;
      started.unref();
      if (waiting) use(waiting);
    };
    started.on('message', ({ result, error }: { result?: unknown; error?: string }) =>
      settle(({ resolve, reject }) => (error === undefined ? resolve(result) : reject(new Error(error)))),
    );
    const gone = (error: Error) => {
      if (worker === started) worker = undefined;
      settle(({ reject }) => reject(error));
    };
    started.on('error', gone);
    started.on('exit', () => gone(new Error('The thread of the passwords ended')));
    return started;
  }

  function ask<Result>(request: object): Promise<Result> {
    worker ??= start();
    worker.ref();
    const asked = worker;
    return new Promise<Result>((resolve, reject) => {
      pending = { resolve: resolve as Pending['resolve'], reject };
      asked.postMessage(request);
    });
  }

  return {
    hash: (password: string, options: Options) => ask<string>({ password, options }),
    verify: (stored: string, password: string) => ask<boolean>({ stored, password }),
    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
