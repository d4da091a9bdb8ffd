/** The worker that reads a file. In a module of its own, because only the bundler knows its address. */
export const startWorker = (): Worker => new Worker(new URL('./tableWorker.ts', import.meta.url));
