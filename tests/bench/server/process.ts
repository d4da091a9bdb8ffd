/**
 * The servers under load, in their own process so that they share no event loop with the load generator.
 * There are three: ours, bare Fastify with the same answers, and raw Fastify that sends the same SQL. The
 * parent sets the database (`postgres` with DATABASE_URL, or `embedded`) and the number of patients. This
 * process prints ports and calls as one line of JSON.
 *
 * The raw server sends every statement that ours sent for that call, in order, on the same driver and pool:
 * sign-in session, the work, its transaction, the audit event. The request id is inserted, and each write is
 * real. Then it returns our answer. It omits the token's signature, validation, roles, limits, security
 * headers, the request log, the mapping of rows, and the allow-list for answers.
 */
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import Fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { openInMemory, openPostgres, type Database } from '@/server/db/database';
import * as schema from '@/server/db/schema';
import { addBigPractice } from '../../scale/bigPractice';
import { testServer } from '@/server/testing/testServer';
import type { Operation, Ready } from './operations';

interface Statement {
  query: string;
  params: unknown[];
}

const BEGIN = { query: 'begin', params: [] };
const COMMIT = { query: 'commit', params: [] };

type Run = (statement: Statement) => Promise<unknown>;

/** Statements before, inside and after a call's transaction. Without a transaction all are before. */
function parts(statements: Statement[]): [Statement[], Statement[], Statement[]] {
  const begin = statements.findIndex(({ query }) => /^begin/i.test(query));
  const commit = statements.findIndex(({ query }) => /^commit/i.test(query));
  if (begin < 0) return [statements, [], []];
  return [statements.slice(0, begin), statements.slice(begin + 1, commit), statements.slice(commit + 1)];
}

async function main(): Promise<void> {
  const [kind, patients] = process.argv.slice(2);
  const url = process.env.DATABASE_URL ?? '';
  let recorded: Statement[] | null = null;
  const logger = { logQuery: (query: string, params: unknown[]) => void recorded?.push({ query, params }) };

  // Our server and the raw one use the same database, driver and number of connections.
  let db: Database;
  let run: Run;
  /** Runs statements in one transaction, which it begins and commits. */
  let together: (work: (run: Run) => Promise<void>) => Promise<void>;
  if (kind === 'postgres') {
    const pool = new Pool({ connectionString: url, max: 10 });
    const opened = await openPostgres(url);
    await opened.migrate();
    await opened.close();
    db = drizzlePg(pool, { schema, logger }) as unknown as Database;
    run = ({ query, params }) => pool.query(query, params);
    together = async (work) => {
      const client: PoolClient = await pool.connect();
      try {
        await client.query('begin');
        await work(({ query, params }) => client.query(query, params));
        await client.query('commit');
      } finally {
        client.release();
      }
    };
  } else {
    const template = await openInMemory();
    await template.migrate();
    const client = await PGlite.create({ extensions: { btree_gist }, loadDataDir: await template.dump() });
    await template.close();
    db = drizzlePglite(client, { schema, logger }) as unknown as Database;
    run = ({ query, params }) => client.query(query, params as never[]);
    const transaction = client.transaction.bind(client);
    together = (work) =>
      transaction((within) => work(({ query, params }) => within.query(query, params as never[])));
    // PGlite issues begin and commit itself, without a hook.
    client.transaction = async (work) => {
      recorded?.push(BEGIN);
      const result = await transaction(work);
      recorded?.push(COMMIT);
      return result;
    };
  }

  const server = await testServer({
    now: new Date().toISOString(),
    database: { db, migrate: async () => undefined, close: async () => undefined },
    settings: { passwordOptions: {} },
  });
  const therapist = await server.signIn('THERAPIST');
  await addBigPractice(db, { patients: Number(patients) });
  // Separate accounts, because simultaneous sign-ins to one account are refused, and a refusal costs nothing.
  const people = [];
  while (people.length < 10) people.push(await server.signIn('THERAPIST'));
  const one = async (query: string) =>
    (
      (await (db as unknown as { execute(text: string): Promise<{ rows: { id: string }[] }> }).execute(query))
        .rows ?? []
    ).map(({ id }) => id);
  await one("update appointments set status = 'SCHEDULED'");
  const patientIds = await one('select id from patients limit 500');
  const appointmentIds = await one('select id from appointments');
  const conversationIds = await one('select id from conversations limit 500');
  const authorization = `Bearer ${therapist.token}`;

  const operations: Operation[] = [
    { name: 'list', method: 'GET', url: '/api/patients?limit=50' },
    { name: 'record', method: 'GET', url: '/api/patients/{id}', ids: patientIds },
    {
      name: 'search',
      method: 'GET',
      url: '/api/appointments?startDate=2020-01-06&endDate=2020-01-12&patientId={id}',
      ids: patientIds,
    },
    { name: 'create', method: 'POST', url: '/api/patients', body: '{"name":"Paciente nuevo"}' },
    {
      name: 'status',
      method: 'PATCH',
      url: '/api/appointments/{id}/status',
      ids: appointmentIds,
      once: true,
      body: '{"status":"CONFIRMED"}',
    },
    {
      name: 'message',
      method: 'POST',
      url: '/api/conversations/{id}/messages',
      ids: conversationIds,
      body: '{"content":"Hola, ¿qué tal?","type":"TEXT","clientId":"{unique}"}',
    },
  ];

  // Run each operation once to record its statements and its answer.
  const bare = Fastify({ logger: false });
  const raw = Fastify({ logger: false });
  for (const operation of operations) {
    const id = operation.ids?.pop() ?? '';
    const unique = 'clave-de-la-prueba';
    recorded = [];
    const answer = await server.app.inject({
      method: operation.method as 'GET',
      url: operation.url.replace('{id}', id),
      headers: { authorization, ...(operation.body && { 'content-type': 'application/json' }) },
      ...(operation.body && { payload: operation.body.replace('{unique}', unique) }),
    });
    if (answer.statusCode > 299) throw new Error(`${operation.name}: ${answer.statusCode} ${answer.body}`);
    const [before, within, after] = parts(recorded);
    recorded = null;
    const body: unknown = answer.json();
    const reply = async () => body;
    const path = operation.url.replace('{id}', ':id').replace(/\?.*/, '');
    const route = (app: FastifyInstance, handler: RouteHandlerMethod) =>
      app.route({ method: operation.method, url: path, handler });
    route(bare, reply);
    route(raw, async (request) => {
      const fresh: Record<string, unknown> = {
        [id]: (request.params as { id?: string }).id ?? (request.query as { patientId?: string }).patientId,
        [unique]: (request.body as { clientId?: string } | null)?.clientId,
      };
      const sendAll = async (steps: Statement[], send: Run) => {
        for (const { query, params } of steps)
          await send({
            query,
            params: params.map((value) => (typeof value === 'string' && fresh[value] ? fresh[value] : value)),
          });
      };
      await sendAll(before, run);
      if (within.length > 0) await together((send) => sendAll(within, send));
      await sendAll(after, run);
      return body;
    });
  }

  const portOf = async (app: { listen(options: object): Promise<string> }) =>
    Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const ready: Ready = {
    ports: { ours: await portOf(server.app as never), bare: await portOf(bare), raw: await portOf(raw) },
    authorization,
    operations,
    logins: people.map(({ email }) => email),
  };
  process.stdout.write(`${JSON.stringify(ready)}\n`);
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
