import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rowsOf } from '@/server/db/database';
import { keepTables, perTable, writtenTables } from '@/server/testing/testDatabase';
import { figure } from './figures';
import { ruleOf, RULES } from './policy';
import type { Rule } from './rule';
import { expected, openPractice, ownRequest, type Practice } from './practice';
import type { Scene } from './callers';
import { seedScene } from './scene';

let server: Practice;
let scene: Scene;
/** Restores the practice to its state before any change. */
let putBack: () => Promise<void>;
let tried = 0;

beforeAll(async () => {
  server = await openPractice();
  scene = await seedScene(server);
  putBack = await keepTables(server.db);
});
afterAll(async () => {
  await server.close();
  figure('Campos de más', `${tried} campos de más en ${writes.length} rutas`);
});

const writes = RULES.filter(({ route, body }) => body && !route.includes('preview'));

/** Values that no form sends. None of them may be in the database afterwards. */
const STRANGE_ID = randomUUID();
const STRANGE_TIME = '1999-01-02T03:04:05.000Z';
const STRANGE_TEXT = 'asignado-de-mas';

/**
 * Columns that a body must not set, with values of an attacker. Documented fields of a rule take precedence.
 */
const EXTRAS = {
  id: STRANGE_ID,
  _id: STRANGE_ID,
  therapistId: STRANGE_ID,
  therapist_id: STRANGE_ID,
  authorId: STRANGE_ID,
  ownerId: STRANGE_ID,
  userId: STRANGE_ID,
  senderId: STRANGE_ID,
  actorId: STRANGE_ID,
  invitedBy: STRANGE_ID,
  patientId: STRANGE_ID,
  conversationId: STRANGE_ID,
  routineId: STRANGE_ID,
  seriesId: STRANGE_ID,
  sessionId: STRANGE_ID,
  slug: STRANGE_TEXT,
  tokenHash: STRANGE_TEXT,
  codeHash: STRANGE_TEXT,
  secret: STRANGE_TEXT,
  passwordHash: STRANGE_TEXT,
  password_hash: STRANGE_TEXT,
  routineName: STRANGE_TEXT,
  details: { figureAlt: STRANGE_TEXT },
  findings: { regions: [STRANGE_TEXT] },
  createdAt: STRANGE_TIME,
  updatedAt: STRANGE_TIME,
  deletedAt: STRANGE_TIME,
  deactivatedAt: STRANGE_TIME,
  cancelledAt: STRANGE_TIME,
  dischargedAt: STRANGE_TIME,
  acceptedAt: STRANGE_TIME,
  startedAt: STRANGE_TIME,
  finishedAt: STRANGE_TIME,
  startsAt: STRANGE_TIME,
  evaluatedAt: STRANGE_TIME,
  readAt: STRANGE_TIME,
  confirmedAt: STRANGE_TIME,
  usedAt: STRANGE_TIME,
  expiresAt: STRANGE_TIME,
  lastMessageAt: STRANGE_TIME,
  seq: 987_654_321,
  therapist: { id: STRANGE_ID },
  user: { role: 'ADMIN' },
  $set: { role: 'ADMIN' },
};

/** An edit that says of each of them that it was empty before. Without what a form may change, which would clash. */
const { patientId: _patientId, therapistId: _therapistId, ...UNWRITABLE } = EXTRAS;
const NOTHING_READ = Object.fromEntries(Object.keys(UNWRITABLE).map((name) => [name, null]));

/** Tables that were written to, and whose rows contain such a value. */
async function marked(): Promise<string[]> {
  const strange = [STRANGE_ID, STRANGE_TEXT, '1999-01-02', '987654321'].map(
    (value) => `t::text like '%${value}%'`,
  );
  const found = await perTable(server.db, `bool_or(${strange.join(' or ')})`, await writtenTables(server.db));
  return Object.keys(found).filter((name) => found[name] === 'true');
}

/** What a body may set does not depend on which therapist or patient sends it. */
const SENDERS = ['anonymous', 'patient', 'therapist', 'admin'] as const;

/** Statuses for all allowed senders, and the tables that contain such a value after one of the calls. */
async function sendWithExtras(rule: Rule) {
  const statuses: number[] = [];
  const found: string[] = [];
  for (const caller of SENDERS) {
    if (expected(rule, caller, 'own') !== rule.ok || (rule.allow === 'public' && caller !== 'anonymous'))
      continue;
    await putBack();
    const request = ownRequest(rule, scene, caller);
    const body = rule.body?.(scene, caller) as { read?: object } | undefined;
    const payload = { ...EXTRAS, ...body, ...(body?.read && { read: NOTHING_READ }) };
    tried += Object.keys(EXTRAS).length;
    statuses.push((await server.send({ ...request, payload })).statusCode);
    found.push(...(await marked()));
  }
  return { statuses, found };
}

test.each(writes.map((rule) => [`${rule.route} ${rule.about ?? ''}`, rule] as const))(
  '%s takes no owner, id, time or hash from a body',
  async (_title, rule) => {
    const { statuses, found } = await sendWithExtras(rule);
    expect(statuses.length).toBeGreaterThan(0);
    // Ignoring and refusing are both fine, but errors are not.
    expect(statuses.filter((status) => status !== rule.ok && status !== 400)).toEqual([]);
    expect(found).toEqual([]);
  },
);

describe('roles', () => {
  const roles = async () =>
    rowsOf<{ role: string; count: number }>(
      server.db.execute(sql`select role, count(*)::int as count from users group by role order by role`),
    );

  test('nobody becomes an ADMIN or somebody else by any body', async () => {
    await putBack();
    const before = await roles();
    const token = (caller: keyof typeof scene.actors) => scene.actors[caller].token;
    for (const role of ['ADMIN', 'admin', 'PATIENT', ['THERAPIST', 'ADMIN'], { toString: 'ADMIN' }]) {
      const answer = await server.send({
        method: 'POST',
        url: '/api/auth/register',
        payload: { name: 'X', email: 'x@practica.es', password: 'secreto1', role },
      });
      expect([role, answer.statusCode]).toEqual([role, 400]);
      tried += 1;
    }
    for (const caller of ['patient', 'therapist'] as const) {
      const { name, email } = scene.actors[caller];
      await server.send({
        method: 'PUT',
        url: '/api/profile',
        token: token(caller),
        payload: { name, email, role: 'ADMIN', roles: ['ADMIN'], isAdmin: true },
      });
      tried += 3;
      const verified = await server.send({ method: 'GET', url: '/api/auth/verify', token: token(caller) });
      expect(verified.json<{ user: { role: string } }>().user.role).toBe(scene.actors[caller].role);
    }
    const accepted = await server.send({
      method: 'POST',
      url: `/api/invitations/token/${scene.objects.invitationToken.therapist}/accept`,
      payload: { name: 'Nueva', password: 'secreto1', role: 'ADMIN', email: 'otra@practica.es' },
    });
    expect(accepted.statusCode).toBe(201);
    tried += 2;
    const expectedRoles = before.map((row) => ({
      ...row,
      count: row.count + Number(row.role === 'PATIENT'),
    }));
    expect(await roles()).toEqual(expectedRoles);
    const stolen = await rowsOf(
      server.db.execute(sql`select id from users where email = 'otra@practica.es'`),
    );
    expect(stolen).toEqual([]);
  });

  test('a status is written only where the form has one', async () => {
    await putBack();
    const { therapist } = scene.actors;
    const payload = { ...ruleOf('POST /api/appointments').body?.(scene, 'therapist'), status: 'COMPLETED' };
    const answer = await server.send({
      method: 'POST',
      url: '/api/appointments',
      token: therapist.token,
      payload,
    });
    expect(answer.json<{ appointment: { status: string } }>().appointment.status).toBe('SCHEDULED');
    const routine = ruleOf('POST /api/routines').body?.(scene, 'therapist');
    const made = await server.send({
      method: 'POST',
      url: '/api/routines',
      token: therapist.token,
      payload: { ...routine, status: 'COMPLETED', editable: true },
    });
    expect(made.json<{ data: { status: string } }>().data.status).toBe('ACTIVE');
    tried += 2;
  });
});
