import { eq } from 'drizzle-orm';
import { covers, users } from '@/server/db/schema';
import { keepTables } from '@/server/testing/testDatabase';
import type { Actor } from '@/server/testing/testServer';
import { canariesIn, type Scene } from './callers';
import { RULES, VISIBLE } from './policy';
import { idFor, openPractice, requestOf, type Practice } from './practice';
import type { Rule } from './rule';
import { seedScene } from './scene';

/*
 * The owner is a therapist and administration at once, and treats nobody of the scene. They try every route on Ana's
 * objects: they reach what an ADMIN reaches, and read what an ADMIN reads of it.
 * docs/product-rules.md#both-at-once says the same in words.
 */

/**
 * Calls for which an ADMIN needs no relation, and who treats does: a record is written or read. A record is answered with
 * contact data only to who asks for that.
 */
const TREATING = new Set([
  'GET /api/patients/:id',
  'GET /api/routines/patient/:id',
  'GET /api/sessions/patient/:id',
  'POST /api/routines',
  'POST /api/sessions',
]);

let server: Practice;
let scene: Scene;
let owner: Actor;
let putBack: () => Promise<void>;

beforeAll(async () => {
  server = await openPractice();
  scene = await seedScene(server);
  owner = await server.signIn('THERAPIST');
  await server.db.update(users).set({ alsoAdmin: true }).where(eq(users.id, owner.id));
  putBack = await keepTables(server.db);
});
afterAll(() => server.close());

/** Status for the owner on an object of Ana. */
function wantedOf({ route, allow, ok, names, foreign, bodyIds = [] }: Rule): number {
  if (allow === 'public') return ok;
  if (!allow.ADMIN && !allow.THERAPIST) return 403;
  if (allow.ADMIN === 'any' && !TREATING.has(route)) return ok;
  if (names) return foreign ?? 404;
  // Without an object in the path, the body may name Ana's patient.
  const [patient] = bodyIds.filter(({ kind }) => ['patient', 'uninvited'].includes(kind));
  return patient?.refused ?? ok;
}

/** What an ADMIN would send about an object of Ana, sent by the owner. */
const requestFor = (rule: Rule) =>
  requestOf(
    rule,
    { ...scene, actors: { ...scene.actors, admin: owner } },
    'admin',
    rule.names && idFor(scene, rule.names, 'therapist', 'own'),
  );
const told = (body: string, { namesDeleted }: Pick<Rule, 'namesDeleted'> = {}) =>
  canariesIn(body).filter(
    ([, kind]) =>
      !(VISIBLE.ADMIN.everybody as string[]).includes(kind) && !(namesDeleted && kind === 'deleted'),
  );

// How somebody signs in does not depend on what they are.
const cases = RULES.filter(({ allow, route }) => allow !== 'public' && !route.includes('/api/auth/')).map(
  (rule) => [`${rule.route} ${rule.about ?? ''}`.trim(), rule] as const,
);

test.each(cases)('%s', async (_title, rule) => {
  const answer = await server.send(requestFor(rule));
  // What was refused, and what only reads, leaves the scene as it was.
  if (answer.statusCode < 400 && !rule.route.startsWith('GET ')) await putBack();
  expect([answer.statusCode, told(answer.body, rule)]).toEqual([wantedOf(rule), []]);
});

test.each(['/api/patients', '/api/appointments', '/api/sessions', '/api/routines', '/api/invitations'])(
  '%s shows the owner nothing clinical of a colleague, until they cover them',
  async (url) => {
    await putBack();
    const bodyOf = async () => (await server.send({ method: 'GET', url, token: owner.token })).body;
    expect(told(await bodyOf())).toEqual([]);
    const ana = scene.actors.therapist.id;
    await server.db.insert(covers).values({
      ...{ therapistId: ana, coveredBy: owner.id, createdBy: ana },
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-20' },
    });
    const kinds = new Set(canariesIn(await bodyOf()).map(([side, kind]) => `${side} ${kind}`));
    // A list of sessions is what one recorded oneself, also for who covers.
    if (url !== '/api/sessions') expect([...kinds].some((kind) => kind.startsWith('ana'))).toBe(true);
  },
);

test('contact data are given to who asks for them, and the rest of the record is not', async () => {
  await putBack();
  const url = `/api/patients/${scene.objects.patient.therapist}?reach=practice`;
  const asked = async (token: string) => server.send({ method: 'GET', url, token });
  const contact = await asked(owner.token);
  expect([contact.statusCode, told(contact.body)]).toEqual([200, []]);
  expect((await asked(scene.actors.otherTherapist.token)).statusCode).toBe(404);
});
