import { eq, sql } from 'drizzle-orm';
import { ASKED_AGAIN_HEADER } from '@/contract/common/constants';
import { auditEvents, recordVersions } from '@/server/db/schema';
import { rowsOf, type Database } from '@/server/db/database';
import { keepTables } from '@/server/testing/testDatabase';
import { figure } from './figures';
import { SIGN_IN_LAST } from './policy';
import { allowedCaller, logInto, openPractice, ownRequest, type Practice } from './practice';
import { canariesIn, canary, type Scene } from './callers';
import { seedScene } from './scene';

let server: Practice;
let scene: Scene;
let putBack: () => Promise<void>;
const lines: string[] = [];
let trail = 0;

beforeAll(async () => {
  server = await openPractice({ logger: logInto(lines) });
  scene = await seedScene(server);
  putBack = await keepTables(server.db);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(async () => {
  await server.close();
  figure('Sucesos que quedan', `${trail} intentos de cambiarlo, rechazados por la base de datos`);
});

/** Methods that fail together. `query` is one of the driver, because prepared statements bypass the others. */
const FAILING = {
  reads: ['select'],
  writes: ['insert', 'update', 'transaction', 'execute'],
  'every query': ['query'],
};

test.each(Object.entries(FAILING))(
  'a database that fails at %s tells neither answer nor log what it was about',
  async (_what, methods) => {
    await putBack();
    const secret = canary('ana', 'evaluation');
    const failure = () =>
      new Error(`Failed query: insert into "evaluations" values ($1)\nparams: ${secret}`, {
        cause: Object.assign(new Error(`duplicate key value (${secret})`), { code: 'XX000', detail: secret }),
      });
    for (const method of methods) {
      const target = method === 'query' ? (server.db as unknown as { $client: Database }).$client : server.db;
      jest.spyOn(target, method as 'select').mockImplementation(() => {
        throw failure();
      });
    }
    const from = lines.length;
    let failed = 0;
    for (const rule of SIGN_IN_LAST) {
      const answer = await server.send(ownRequest(rule, scene, allowedCaller(rule)));
      if (answer.statusCode < 500) continue;
      failed += 1;
      expect(canariesIn(answer.body)).toEqual([]);
      if (rule.route !== 'GET /api/system-status')
        expect(Object.keys(answer.json<object>()).sort()).toEqual(['error', 'message', 'requestId']);
    }
    expect(failed).toBeGreaterThan(0);
    expect(canariesIn(lines.slice(from).join(''))).toEqual([]);
  },
);

describe('the audit trail', () => {
  beforeEach(() => putBack());

  test('cannot be changed or emptied row by row, only added to', async () => {
    await server.send({
      method: 'GET',
      url: `/api/patients/${scene.objects.patient.therapist}`,
      token: scene.actors.therapist.token,
    });
    const count = async () => {
      const [row] = await rowsOf<{ count: number }>(
        server.db.execute(sql`select count(*)::int as count from audit_events`),
      );
      return row?.count ?? 0;
    };
    const before = await count();
    expect(before).toBeGreaterThan(0);
    const attempts = [
      () => server.db.update(auditEvents).set({ result: 200 }),
      () => server.db.delete(auditEvents).where(eq(auditEvents.actorId, scene.actors.therapist.id)),
      () => server.db.execute(sql`update audit_events set actor_id = null`),
      () => server.db.execute(sql`delete from audit_events`),
      () =>
        server.db.execute(
          sql`insert into audit_events (id, action, entity, result) select id, action, entity, 200 from audit_events on conflict (id) do update set result = 200`,
        ),
    ];
    for (const attempt of attempts) {
      await expect((async () => attempt())()).rejects.toThrow();
      trail += 1;
    }
    expect(await count()).toBe(before);
  });

  test('keeps earlier versions too: they are added, never changed or removed', async () => {
    const count = async () =>
      (
        await rowsOf<{ count: number }>(
          server.db.execute(sql`select count(*)::int as count from record_versions`),
        )
      )[0]?.count ?? 0;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    const { patientId } = scene.actors.patient;
    for (const attempt of [
      () => server.db.update(recordVersions).set({ version: 9 }),
      () => server.db.delete(recordVersions),
      // The setting used by the purge must not unlock a record that is not deleted.
      () =>
        server.db.transaction(async (transaction) => {
          await transaction.execute(sql`select set_config('retention.purged_record', ${patientId}, true)`);
          await transaction.delete(recordVersions).where(eq(recordVersions.patientId, patientId ?? ''));
        }),
    ]) {
      await expect((async () => attempt())()).rejects.toThrow();
      trail += 1;
    }
    expect(await count()).toBe(before);
  });

  test('names who tried what they may not, and whose it was not', async () => {
    const { otherTherapist, patient } = scene.actors;
    const url = `/api/patients/${scene.objects.patient.therapist}`;
    for (const [actor, result] of [
      [otherTherapist, 404],
      [patient, 403],
    ] as const) {
      const answer = await server.send({ method: 'GET', url, token: actor.token });
      const requestId = String(answer.headers['x-request-id']);
      const events = await server.db.select().from(auditEvents).where(eq(auditEvents.requestId, requestId));
      expect(events).toMatchObject([
        {
          actorId: actor.id,
          actorRole: actor.role,
          action: 'READ',
          result,
          entityId: scene.objects.patient.therapist,
        },
      ]);
    }
  });

  test('without it there is no answer', async () => {
    await server.db.execute('alter table audit_events rename to audit_events_away');
    const answer = await server.send({
      method: 'GET',
      url: `/api/patients/${scene.objects.patient.therapist}`,
      token: scene.actors.therapist.token,
    });
    await server.db.execute('alter table audit_events_away rename to audit_events');
    expect(answer.statusCode).toBe(500);
    expect(canariesIn(answer.body)).toEqual([]);
  });

  test('who opens a conversation reads it, also an old one; a poll that shows nothing new is no reading', async () => {
    const url = `/api/conversations/${scene.objects.conversation.patient}`;
    const { token, id } = scene.actors.patient;
    const events = async () =>
      (await server.db.select().from(auditEvents).where(eq(auditEvents.actorId, id))).length;
    const open = () => server.send({ method: 'GET', url, token });
    const poll = () => server.send({ method: 'GET', url, token, headers: { [ASKED_AGAIN_HEADER]: '1' } });
    await open();
    const first = await events();
    await open();
    const before = await events();
    expect(before).toBe(first + 1);
    await poll();
    expect(await events()).toBe(before);
    await server.send({
      method: 'POST',
      url: `${url}/messages`,
      token: scene.actors.therapist.token,
      payload: { content: 'Hola', type: 'TEXT' },
    });
    await poll();
    expect(await events()).toBe(before + 1);
    await poll();
    expect(await events()).toBe(before + 1);
  });
});
