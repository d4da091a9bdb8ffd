import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { HOUR_MS } from '@/contract/common/constants';
import type { Database } from '../db/database';
import { busy, invalid, reused, SERVER_MESSAGES } from '../core/errors';
import { isCallKey } from '../core/ids';
import { signedIn } from '../http/access';
import { idempotencyRepository, type FoundKey, type KeyRow } from './idempotencyRepository';

/** Hours that a key is kept. Within them, repeating a create returns the first answer. */
const KEPT_HOURS = 24;
/** Age in seconds beyond which an unfinished claim belongs to a process that died. */
const CLAIM_SECONDS = 60;

const AT_WORK = 'Esta petición todavía se está procesando. Espera un momento y vuelve a intentarlo.';

/** Sorts the keys of objects, so that bodies with the same content have the same hash. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, child]) => [name, canonical(child)]);
}

const hashOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(canonical(value)) ?? '')
    .digest('base64url');

function keyOf(request: FastifyRequest): KeyRow | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (!isCallKey(key)) throw invalid(SERVER_MESSAGES.callKey);
  return {
    userId: signedIn(request).id,
    key,
    route: `${request.method} ${request.routeOptions.url ?? ''}`,
    bodyHash: hashOf([request.params, request.body]),
  };
}

function replay(reply: FastifyReply, row: KeyRow, found: FoundKey): unknown {
  if (found.bodyHash !== row.bodyHash) throw reused();
  if (found.status === null) throw busy(AT_WORK, 1);
  // A replay shows the record again, so the access log names the record again.
  if (found.patientId) reply.request.audited({ patientId: found.patientId });
  void reply.code(found.status).header('idempotency-replayed', 'true');
  return found.response;
}

/** Stores the answer with the id of its record: the answer is deleted with that record. */
const store = (db: Database, row: KeyRow, { statusCode: status, request }: FastifyReply, response: unknown) =>
  idempotencyRepository(db).store(row, {
    status,
    response: response ?? null,
    patientId: request.auditSubject?.patientId ?? null,
  });

/** Key and work commit in one transaction, so that the key is stored exactly when the work is. */
async function inTransaction(
  db: Database,
  row: KeyRow,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
) {
  return db.transaction(async (transaction) => {
    const found = await idempotencyRepository(transaction).take(row, request.now());
    if (found) return replay(reply, row, found);
    request.db = transaction;
    try {
      const response = await work();
      await store(transaction, row, reply, response);
      return response;
    } finally {
      request.db = db;
    }
  });
}

/** Removes links from the stored answer: they carry tokens of which the database keeps only the hash. */
const withoutLinks = (response: unknown): unknown =>
  JSON.parse(
    JSON.stringify(response ?? null, (name, value: unknown) => (name === 'link' ? undefined : value)),
  );

/** For work with effects outside the database (mail): claims the key first and frees it if the work fails. */
async function withClaim(
  db: Database,
  row: KeyRow,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
) {
  const staleBefore = new Date(request.now().getTime() - CLAIM_SECONDS * 1000);
  const keys = idempotencyRepository(db);
  let found = await keys.take(row, request.now());
  if (found && found.status === null && found.createdAt < staleBefore) {
    await keys.free(row, staleBefore);
    found = await keys.take(row, request.now());
  }
  if (found) return replay(reply, row, found);
  try {
    const response = await work();
    await store(db, row, reply, withoutLinks(response));
    return response;
  } catch (error) {
    await keys.free(row);
    throw error;
  }
}

/** Deletes keys with their answers once no repetition is expected. */
export const dropOldKeys = (db: Database, now: Date): Promise<void> =>
  idempotencyRepository(db).dropBefore(new Date(now.getTime() - KEPT_HOURS * HOUR_MS));

type Work = () => Promise<unknown>;

/**
 * Honours `Idempotency-Key` on every POST of a signed-in user. Repeating a key repeats the first answer
 * without a second row. The same key with another body is refused with 422. Handlers must return their
 * answer, not send it. A refused request keeps no key, so it may be corrected and sent again.
 */
export const idempotencyPlugin = fastifyPlugin<{ db: Database }>(
  async (app, { db }) => {
    app.addHook('onRoute', (route) => {
      const { access, idempotency = 'transaction' } = route.config ?? {};
      if (route.method !== 'POST' || access === 'public' || idempotency === 'none') return;
      const handler = route.handler as (this: unknown, ...args: Parameters<RouteHandlerMethod>) => unknown;
      const run = idempotency === 'claim' ? withClaim : inTransaction;
      route.handler = async function idempotent(request, reply) {
        const work = async () => handler.call(this, request, reply);
        const row = keyOf(request);
        return row ? run(db, row, request, reply, work) : work();
      };
    });
  },
  { name: 'idempotency', dependencies: ['access', 'audit', 'database'] },
);
