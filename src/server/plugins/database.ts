import fastifyPlugin from 'fastify-plugin';
import type { Clock } from '../clock';
import type { Database } from '../db/database';

declare module 'fastify' {
  interface FastifyInstance {
    clock: Clock;
  }
  interface FastifyRequest {
    /**
     * The database handle of this request; under an `Idempotency-Key` it is a transaction. Handlers must use
     * no other handle. The embedded database has one connection, so a second handle would wait for the first
     * for ever.
     */
    db: Database;
    /** The current time of the server's clock. */
    now(): Date;
  }
}

/** Gives each request its database handle and the server's clock. */
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
