import fastifyPlugin from 'fastify-plugin';
import { HOUR_MS } from '@/contract/common/constants';
import type { Clock } from '../clock';
import type { Database } from '../db/database';

interface CleanUpOptions {
  db: Database;
  clock: Clock;
  /** Each destroys what somebody began and did not end, or what is over. */
  tasks: readonly ((db: Database, now: Date) => Promise<void>)[];
}

/** Runs the tasks every hour. */
export const cleanUpPlugin = fastifyPlugin<CleanUpOptions>(
  async (app, { db, clock, tasks }) => {
    const cleanUp = () => {
      for (const task of tasks) void task(db, clock.now()).catch(() => undefined);
    };
    const timer = setInterval(cleanUp, HOUR_MS);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'clean-up' },
);
