import {
  allowedCaller,
  BESIDE_THE_POINT,
  contentOf,
  openPractice,
  ownRequest,
  type Practice,
} from './practice';
import { keepTables, perTable, writtenTables } from '@/server/testing/testDatabase';
import { figure } from './figures';
import { RULES } from './policy';
import type { Rule } from './rule';
import type { Scene } from './callers';
import { seedScene } from './scene';

let server: Practice;
let scene: Scene;
/** Restores the practice to its state before any change. */
let putBack: () => Promise<void>;
/** Number of rows by table. */
let untouched: Record<string, string>;
let sent = 0;

beforeAll(async () => {
  server = await openPractice();
  scene = await seedScene(server);
  putBack = await keepTables(server.db);
  untouched = await perTable(server.db, 'count(*)');
});
afterAll(async () => {
  await server.close();
  figure('Repeticiones', `${sent} repetidas a la vez en ${creates.length} rutas`);
});

/** Authenticated POSTs that are not tested, with the reason. */
const EXEMPT: Record<string, string> = {
  'POST /api/auth/logout': 'ends a session, twice is once',
  'POST /api/auth/change-password': 'its answer is a secret that is not kept',
  'POST /api/auth/second-factor': 'its answer is a secret that is not kept',
  'POST /api/auth/second-factor/confirm': 'its answer is a secret that is not kept',
  'POST /api/calendar/feed': 'its answer is a secret that is not kept',
  'POST /api/appointments/series/preview': 'stores nothing',
  'POST /api/patients/duplicates': 'stores nothing',
  'POST /api/imports/check': 'stores nothing',
  'POST /api/appointment-imports/check': 'stores nothing',
  'POST /api/appointments/:id/correction': 'sets a state that the scene cannot have yet, twice is once',
  'POST /api/appointments/:id/no-show': 'sets a state that the scene cannot have yet, twice is once',
  'POST /api/appointments/:id/arrival':
    'is noted on the day alone, which the scene has not; the first time stays',
  'POST /api/patients/:id/consent/withdrawal': 'needs a consent, which the scene has not; twice is once',
  'POST /api/episodes/:id/reopen': 'sets a state that the scene cannot have yet, twice is once',
};

const creates = RULES.filter(
  ({ route, allow }) => route.startsWith('POST ') && allow !== 'public' && !(route in EXEMPT),
);

/** Tables that were written to since the practice was put back, and matter. */
const written = async () =>
  (await writtenTables(server.db)).filter((name) => !BESIDE_THE_POINT.includes(name));

/**
 * How many rows each table has more than the untouched practice. A create may add rows to other tables, and these must not be
 * there twice either.
 */
async function added(): Promise<Record<string, number>> {
  const counts = Object.entries(await perTable(server.db, 'count(*)', await written()));
  return Object.fromEntries(
    counts
      .map(([name, count]) => [name, Number(count) - Number(untouched[name])] as const)
      .filter(([, more]) => more !== 0),
  );
}

const prepared = async (rule: Rule) => {
  await putBack();
  return ownRequest(rule, scene, allowedCaller(rule));
};

test('every create is tried or says why it needs no key', () => {
  const posts = server.app.routeTable.filter(
    ({ method, config }) => method === 'POST' && config.access !== 'public',
  );
  expect(posts.map(({ url }) => `POST ${url}`).sort()).toEqual(
    [...new Set([...creates.map(({ route }) => route), ...Object.keys(EXEMPT)])].sort(),
  );
});

test.each(creates.map((rule) => [rule.route, rule] as const))(
  '%s: one key at once makes what one request makes; another body is refused',
  async (route, rule) => {
    const single = await prepared(rule);
    expect((await server.send(single)).statusCode).toBe(rule.ok);
    const once = await added();

    const request = {
      ...(await prepared(rule)),
      headers: { 'idempotency-key': `clave-${route.length}-prueba` },
    };
    const answers = await Promise.all(Array.from({ length: 6 }, () => server.send(request)));
    sent += answers.length;
    expect(await added()).toEqual(once);
    const good = answers.filter(({ statusCode }) => statusCode < 300);
    // A create with external effects answers 409 while the first is running; all others wait and return the
    // same answer.
    expect(answers.every(({ statusCode }) => statusCode < 300 || statusCode === 409)).toBe(true);
    expect(good.length).toBeGreaterThan(0);
    const ids = new Set(good.map(({ body }) => body.replace(/,"link":"[^"]*"/, '')));
    expect(ids.size).toBe(1);

    // A route without a body cannot get a different one.
    if (request.payload === undefined) return;
    const content = await contentOf(server.db, await written());
    const changed = JSON.parse(
      JSON.stringify(request.payload).replace(
        /"(Nota|Hola|Bien|Texto|nueva\d+@|Paciente nueva|Nombre)/,
        '"Otra $1',
      ),
    ) as object;
    if (JSON.stringify(changed) === JSON.stringify(request.payload)) return;
    const other = await server.send({
      ...request,
      payload: JSON.parse(JSON.stringify(changed).replace('Otra nueva', 'otra')) as object,
    });
    expect([409, 422]).toContain(other.statusCode);
    expect(await contentOf(server.db, await written())).toEqual(content);
  },
);
