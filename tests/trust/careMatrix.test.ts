import { desc, eq } from 'drizzle-orm';
import { auditEvents, covers, patientCollaborators, users } from '@/server/db/schema';
import { keepTables } from '@/server/testing/testDatabase';
import type { Actor } from '@/server/testing/testServer';
import { canariesIn, type Kind, type Scene } from './callers';
import { ruleOf, RULES } from './policy';
import { expected, idFor, openPractice, ownRequest, requestOf, type Practice } from './practice';
import type { Rule } from './rule';
import { seedScene } from './scene';

/*
 * Who attends Ana's patient beside her, and who does not, tries every route of a therapist on Ana's objects.
 * docs/product-rules.md#who-attends-a-patient says the same in words.
 */

const CARERS = ['collaborator', 'cover', 'coverAhead', 'coverOver', 'coverEnded', 'deactivated'] as const;
type Carer = (typeof CARERS)[number];

/** Kinds that a relation to the patient opens. What belongs to a person (notices, templates, uploads under way) does not follow it. */
const FOLLOWS: Kind[] = [
  'patient',
  'appointment',
  'evaluation',
  'session',
  'routine',
  'progress',
  'alert',
  'document',
  'episode',
  'uninvited',
  'invitation',
];

/** Calls that only the lead may make. A collaborator or cover is refused with that reason. */
const LEAD_ONLY = [
  'GET /api/patients/:id/account',
  'PUT /api/patients/:id/account',
  'DELETE /api/patients/:id',
  'POST /api/patients/:id/collaborators',
  'POST /api/patients/:id/collaborators/removal',
  'POST /api/patients/:id/handover',
  'POST /api/patients/:id/merges',
  'POST /api/patients/:id/merges/comparison',
];
/** Only the author corrects, whoever attends. */
const AUTHOR_ONLY = ['PUT /api/evaluations/:id', 'PUT /api/sessions/:id'];
/** A collaborator reads Ana's appointments; they are in her agenda. */
const changesAgenda = ({ route, names }: Rule) => names === 'appointment' && !route.startsWith('GET ');

let server: Practice;
let scene: Scene;
let carers: Record<Carer, Actor>;
let putBack: () => Promise<void>;

beforeAll(async () => {
  server = await openPractice();
  scene = await seedScene(server);
  const { db, clock } = server;
  const ana = scene.actors.therapist;
  const entries = await Promise.all(
    CARERS.map(async (name) => [name, await server.signIn('THERAPIST')] as const),
  );
  carers = Object.fromEntries(entries) as Record<Carer, Actor>;
  for (const patientId of [scene.objects.patient.therapist, scene.objects.uninvited.therapist])
    await db.insert(patientCollaborators).values(
      [carers.collaborator, carers.deactivated].map(({ id }) => ({
        patientId: patientId ?? '',
        therapistId: id,
      })),
    );
  const days = { firstDay: '2026-11-20', lastDay: '2026-11-20', therapistId: ana.id, createdBy: ana.id };
  await db.insert(covers).values([
    { ...days, coveredBy: carers.cover.id },
    { ...days, coveredBy: carers.coverAhead.id, firstDay: '2026-11-21', lastDay: '2026-11-25' },
    { ...days, coveredBy: carers.coverOver.id, firstDay: '2026-11-10', lastDay: '2026-11-19' },
    { ...days, coveredBy: carers.coverEnded.id, endedAt: clock.now() },
  ]);
  await db.update(users).set({ deactivatedAt: clock.now() }).where(eq(users.id, carers.deactivated.id));
  putBack = await keepTables(db);
});
afterAll(() => server.close());

/** The status that a carer gets on one of Ana's objects. */
function statusFor(carer: Carer, rule: Rule): number {
  const { route, names } = rule;
  if (!['collaborator', 'cover'].includes(carer)) return 404;
  if (LEAD_ONLY.includes(route)) return 403;
  if (AUTHOR_ONLY.includes(route)) return 404;
  if (changesAgenda(rule) && carer === 'collaborator') return 403;
  // The invitation of the scene is of another patient of Ana, whom the collaborator does not attend.
  if (names === 'invitation' && carer === 'collaborator') return 404;
  return rule.ok;
}

const ofCare = RULES.filter(
  (rule) =>
    rule.names &&
    FOLLOWS.includes(rule.names) &&
    rule.allow !== 'public' &&
    'THERAPIST' in rule.allow &&
    // Templates and the administrator's own are tried elsewhere.
    rule.about === undefined,
);

test.each(ofCare.map((rule) => [rule.route, rule] as const))('%s', async (_route, rule) => {
  const wrong: unknown[] = [];
  // An account without access is stopped at one door for all routes; below it is tried with two.
  for (const carer of CARERS.filter((name) => name !== 'deactivated')) {
    const request = { ...ownRequest(rule, scene, 'therapist'), token: carers[carer].token };
    const answer = await server.send(request);
    // What was refused, and what only reads, leaves the scene as it was.
    if (answer.statusCode < 400 && !rule.route.startsWith('GET ')) await putBack();
    const wanted = statusFor(carer, rule);
    const told = wanted === rule.ok ? [] : canariesIn(answer.body);
    if (answer.statusCode !== wanted || told.length > 0)
      wrong.push({ carer, status: answer.statusCode, wanted, body: answer.body.slice(0, 200) });
    if (wanted === 404) {
      const absent = await server.send({
        ...requestOf(rule, scene, 'therapist', rule.names && idFor(scene, rule.names, 'therapist', 'absent')),
        token: carers[carer].token,
      });
      const plain = (body: string) => body.replace(/"requestId":"[^"]*"/, '');
      if (plain(absent.body) !== plain(answer.body))
        wrong.push({ carer, absent: absent.body, body: answer.body });
    }
  }
  expect(wrong).toEqual([]);
});

describe('without an id in the path', () => {
  beforeEach(() => putBack());

  const LISTS = [
    '/api/patients',
    '/api/appointments',
    '/api/routines',
    '/api/invitations',
    '/api/conversations',
  ];

  /** Canaries of a list, without the authors of the practice's templates, whom all staff read. */
  const shownIn = (url: string, body: string) =>
    canariesIn(url === '/api/routines' ? body.replace(/"therapistName":"[^"]*"/g, '') : body);

  test.each(LISTS)('%s shows Ana’s to nobody but those who attend', async (url) => {
    for (const carer of ['coverAhead', 'coverOver', 'coverEnded'] as const) {
      const { statusCode, body } = await server.send({ method: 'GET', url, token: carers[carer].token });
      expect([carer, statusCode, shownIn(url, body).filter(([side]) => side === 'ana')]).toEqual([
        carer,
        200,
        [],
      ]);
    }
    const { body } = await server.send({ method: 'GET', url, token: carers.cover.token });
    // A conversation is between two people, also while one of them is covered.
    expect(shownIn(url, body).some(([side]) => side === 'ana')).toBe(url !== '/api/conversations');
  });

  test.each([
    ['collaborator', 201],
    ['cover', 201],
    ['coverAhead', 404],
    ['coverOver', 404],
    ['coverEnded', 404],
    ['deactivated', 401],
  ] as const)('a %s books and opens a conversation of their own: %i', async (carer, status) => {
    for (const route of ['POST /api/appointments', 'POST /api/conversations']) {
      const request = { ...ownRequest(ruleOf(route), scene, 'therapist'), token: carers[carer].token };
      expect([route, (await server.send(request)).statusCode]).toEqual([route, status]);
    }
  });

  test('nobody but administration chooses who gives an appointment', async () => {
    const therapistId = carers.cover.id;
    for (const route of ['POST /api/appointments', 'PUT /api/appointments/:id'] as const) {
      const rule = ruleOf(route);
      const request = ownRequest(rule, scene, 'therapist');
      const statusOf = async (token: string, more: object = {}) => {
        const payload = { ...(request.payload as object), therapistId, ...more };
        return (await server.send({ ...request, token, payload })).statusCode;
      };
      const { therapist, admin } = scene.actors;
      const others = [therapist, carers.collaborator].map(({ token }) =>
        statusOf(token, { joinsTeam: true }),
      );
      // A collaborator reads Ana's appointment and does not change it.
      expect([route, await Promise.all(others)]).toEqual([route, [400, rule.names ? 403 : 400]]);
      // The one who covers attends the patient today, and not on the day of the appointment.
      expect([route, await statusOf(admin.token)]).toEqual([route, 409]);
    }
    const absent = await server.db.select().from(patientCollaborators);
    expect(absent.filter((row) => row.therapistId === therapistId)).toEqual([]);
  });

  test('Ana’s conversation stays hers', async () => {
    const url = `/api/conversations/${scene.objects.conversation.therapist}`;
    for (const carer of ['collaborator', 'cover'] as const)
      expect((await server.send({ method: 'GET', url, token: carers[carer].token })).statusCode).toBe(404);
  });

  test('an attempt of somebody without a relation is in the access log', async () => {
    const url = `/api/patients/${scene.objects.patient.therapist}`;
    await server.send({ method: 'GET', url, token: carers.coverOver.token });
    const [event] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    expect(event).toMatchObject({ actorId: carers.coverOver.id, result: 404, entity: 'patient' });
  });
});

test('a second administrator may what the first may, and no more', async () => {
  const second = await server.signIn('ADMIN');
  const wrong: unknown[] = [];
  for (const rule of RULES) {
    if (rule.allow === 'public' || !rule.route.startsWith('GET ')) continue;
    // What each administrator wrote is their own.
    if (rule.allow.ADMIN === 'own') continue;
    const answer = await server.send({ ...ownRequest(rule, scene, 'admin'), token: second.token });
    const wanted = expected(rule, 'admin', 'own');
    if (answer.statusCode !== wanted) wrong.push([rule.route, answer.statusCode, wanted]);
  }
  expect(wrong).toEqual([]);
});
