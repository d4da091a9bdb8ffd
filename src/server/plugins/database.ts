import fastifyPlugin from 'fastify-plugin';
import type { Clock } from '../clock';
import type { Database } from '../db/database';

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock;
  }
  interface FastifyRequest {
    /**
     * The database as this request must use it: under an `Idempotency-Key` it is a transaction. Handlers never reach
     * for another handle; on the embedded database (one connection) that would wait for itself.
     */
    db: Database;
    /** The server's clock at this moment. */
    now(): Date;
  }
}

/** Gives each request its database handle and the clock. */
export const databasePlugin = fastifyPlugin<{ db: Database; clock: Clock }>(
  async (app, { db, clock }) => {
    app.decorate('clock', clock);
    app.decorateRequest('db');
    app.decorateRequest('now', () => clock.now());
    app.addHook('onRequest', (request, _reply, done) => {
      request.db = db;
      done();
    });
  },
  { name: 'database' },
);
