import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { figure } from './figures';
import { testPostgres, type TestPostgres } from '@/server/testing/testPostgres';
import { testServer, type TestServer } from '@/server/testing/testServer';
import { openPostgres, rowsOf, type OpenDatabase } from '@/server/db/database';
import { ROOT } from '../../tooling/lib/run';

const SERVER_ROLE = readFileSync(path.join(ROOT, 'src/server/db/serverRole.sql'), 'utf8');

let postgres: TestPostgres;
let owner: OpenDatabase;
let role: OpenDatabase;
let server: TestServer;
let refused = 0;

beforeAll(async () => {
  postgres = await testPostgres();
  owner = await postgres.open({ max: 2 });
  // Twice, because it must be possible to run it after each migration.
  for (const _time of [1, 2]) await owner.db.execute(sql.raw(SERVER_ROLE));
  await owner.db.execute(sql.raw(`ALTER ROLE andadura_server PASSWORD 'clave-de-prueba'`));
  const url = new URL(postgres.url);
  url.username = 'andadura_server';
  url.password = 'clave-de-prueba';
  role = await openPostgres(url.toString(), { max: 4 });
  // Like the server on start: nothing is missing, so nothing is changed.
  await role.migrate();
  server = await testServer({ database: role });
});
afterAll(async () => {
  await server?.close();
  await role?.close();
  await owner?.close();
  await postgres?.close();
  figure('Papel del servidor', `${refused} sentencias rechazadas`);
});

/** PostgreSQL's error code for insufficient privileges. */
const FORBIDDEN = '42501';

test('the server works with it: people sign in, write, read, delete, and leave events', async () => {
  const ana = await server.signIn('THERAPIST');
  const created = await server.call(ana, 'POST /api/patients', { name: 'Eva' });
  expect(created.status).toBe(201);
  const id = String(created.body['patient'].id);
  expect((await server.call(ana, `GET /api/patients/${id}`)).status).toBe(200);
  expect((await server.call(ana, `GET /api/patients/${id}/export`)).status).toBe(200);
  expect((await server.call(ana, `DELETE /api/patients/${id}`)).status).toBe(200);
  const admin = await server.signIn('ADMIN');
  const trail = await server.call<{ events: unknown[] }>(admin, `GET /api/audit?patientId=${id}`);
  expect(trail.body.events).toHaveLength(4);
});

test('sessions and evaluations are corrected with it, also two at once', async () => {
  const ana = await server.signIn('THERAPIST');
  const { id: patientId } = await server.addPatient(ana);
  const evaluation = { date: '2026-11-19', reason: 'Uno' };
  const session = { ...evaluation, time: '09:00', patientId, treatmentType: 'Seguimiento', duration: 30 };
  for (const [path, create, body] of [
    ['/api/sessions', '/api/sessions', session],
    ['/api/evaluations', `/api/patients/${patientId}/evaluations`, evaluation],
  ] as const) {
    const created = await server.call(ana, `POST ${create}`, body);
    const id = String(created.body['data'].id);
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(
      texts.map((text) => server.call(ana, `PUT ${path}/${id}`, { ...body, notes: text, reason: text })),
    );
    expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 200));
    const { body: kept } = await server.call(ana, `GET ${path}/${id}/versions`);
    // Versions are numbered without gaps. Every text is kept except the current one.
    expect(kept['data'].map(({ version }: { version: number }) => version)).toEqual([6, 5, 4, 3, 2, 1]);
  }
});

test.each([
  'update audit_events set result = 200',
  'delete from audit_events',
  'truncate audit_events',
  'truncate users, audit_events cascade',
  'insert into audit_events (id, action, entity, result) values (1, $$READ$$, $$x$$, 200) on conflict (id) do update set result = 0',
  'alter table audit_events disable trigger all',
  'drop trigger audit_events_append_only on audit_events',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return null; end $$',
  'drop table audit_events',
  'update record_versions set version = 9',
  'delete from record_versions',
  'truncate record_versions',
  'drop trigger record_versions_append_only on record_versions',
  'alter table audit_events rename to old_events',
  'alter table audit_events owner to andadura_server',
  'grant all on audit_events to andadura_server',
  'set session_replication_role = replica',
  'create table public.mine (id int)',
  'create rule nothing as on insert to audit_events do instead nothing',
  'set role postgres',
])('may not: %s', async (statement) => {
  const count = async () => rowsOf(owner.db.execute(sql`select count(*) as count from audit_events`));
  const before = await count();
  const failure = await role.db.execute(sql.raw(statement)).then(
    () => undefined,
    (error: unknown) => ((error as Error).cause ?? error) as { code?: string },
  );
  // A GRANT without the right to grant is only a warning, so check that it changed nothing.
  if (statement.startsWith('grant')) {
    const rights = await rowsOf<{ may: boolean }>(
      owner.db.execute(
        sql`select has_table_privilege('andadura_server', 'audit_events', 'UPDATE, DELETE, TRUNCATE') as may`,
      ),
    );
    expect(rights[0]?.may).toBe(false);
  } else expect(failure?.code).toBe(FORBIDDEN);
  expect(await count()).toEqual(before);
  refused += 1;
});
