import { DEFAULT_WEEK } from '@/contract/openingHours';
import { createAdmin } from '../cli/admin';
import type { OpenDatabase } from '../db/database';
import { openingHours, practiceSettings, setUpAnswers, users } from '../db/schema';
import { emptyTables, testDatabase } from '../testing/testDatabase';
import { testServer, type TestServer } from '../testing/testServer';

const HOUR = 3_600_000;

let database: OpenDatabase;
let server: TestServer;
let servers: TestServer[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
/** One more process on the database of the practice. */
async function anotherProcess(): Promise<TestServer> {
  const settings = { waitsForSetUp: true, timeZone: 'Europe/Madrid' };
  const one = await testServer({ settings, database });
  servers.push(one);
  return one;
}
/** Each test has a practice that nobody has set up. */
beforeEach(async () => {
  await emptyTables(database.db);
  server = await anotherProcess();
});
afterEach(async () => {
  for (const one of servers) await one.close();
  servers = [];
});

const BODY = {
  practiceName: 'Fisioterapia Teide',
  timeZone: 'Atlantic/Canary',
  registration: 'INVITATION',
  openingHours: [{ weekday: 1, from: '09:00', to: '14:00' }],
  name: 'Elena Sanz',
  email: 'elena@teide.example',
  password: 'secreto-1',
};

const linkOf = ({ app, clock }: TestServer) =>
  new URL(app.setUpLinks.create(clock.now())).pathname.slice('/setup/'.length);

const stored = async () => ({
  settings: await server.db.select().from(practiceSettings),
  people: await server.db.select().from(users),
  hours: await server.db.select().from(openingHours),
  answers: await server.db.select().from(setUpAnswers),
});
const NOTHING = { settings: [], people: [], hours: [], answers: [] };

const page = async (url: string) =>
  (await server.call(null, `GET ${url}` as 'GET /')) as { status: number; body: unknown };

test('until then the API answers 503 in Spanish, pages say so, and health answers', async () => {
  for (const request of [
    'GET /api/auth/verify',
    'POST /api/auth/login',
    'POST /api/auth/register',
    'GET /api/practice/registration',
    'GET /api/patients',
    'GET /api/nothing',
    'GET /api/openapi.json',
  ] as const) {
    const { status, body } = await server.call(null, request, request.startsWith('POST') ? {} : undefined);
    expect([request, status]).toEqual([request, 503]);
    expect(body.message).toContain('todavía no está configurada');
    expect(body.error).toBe(body.message);
  }
  for (const url of ['/', '/login', '/patients/1?x=a.js', '/index.html', '/register/invitation/x'])
    expect(await page(url)).toMatchObject({
      status: 503,
      body: expect.stringContaining('Esta consulta todavía no está configurada'),
    });
  expect((await server.call(null, 'GET /api/health')).status).toBe(200);
  expect(await stored()).toEqual(NOTHING);
});

test('the link makes the practice, its hours and its first administrator, in every process', async () => {
  const other = await anotherProcess();
  const token = linkOf(server);
  // The other process has the same key, so it knows the link.
  expect(await other.call(null, `GET /api/setup/${token}`)).toMatchObject({
    status: 200,
    body: { timeZone: 'Europe/Madrid' },
  });
  expect((await server.call(null, `POST /api/setup/${token}`, BODY)).status).toBe(201);
  for (const one of [server, other]) {
    expect((await one.call(null, 'GET /api/system-status')).body.timeZone).toBe('Atlantic/Canary');
    const { status, body } = await one.call(null, 'POST /api/auth/login', BODY);
    expect([status, body.user.role]).toEqual([200, 'ADMIN']);
    expect(one.app.timeZone).toBe('Atlantic/Canary');
    const admin = { token: body.token } as never;
    expect((await one.call(admin, 'GET /api/practice/hours')).body.openingHours).toEqual(BODY.openingHours);
    expect((await one.call(null, 'GET /api/practice/registration')).body).toEqual({
      registration: 'INVITATION',
    });
    expect((await one.call(null, 'GET /nothing')).status).not.toBe(200);
  }
});

test('the day turns at midnight of the chosen time zone, not of the one that the server began with', async () => {
  expect((await server.call(null, `POST /api/setup/${linkOf(server)}`, BODY)).status).toBe(201);
  // 23:30 in the Canary Islands, and the next day already on the mainland.
  server.clock.set('2026-11-20T23:30:00Z');
  const ana = await server.signIn('THERAPIST');
  expect((await server.app.sessions.authenticate(ana.token))?.today).toBe('2026-11-20');
});

test('who sets it up may treat patients as well, and finds address, NIF and exercises', async () => {
  const body = {
    ...{ ...BODY, address: 'Calle del Olmo, 14', taxId: 'B12345674' },
    ...{ treats: true, loadsExercises: true },
  };
  expect((await server.call(null, `POST /api/setup/${linkOf(server)}`, body)).status).toBe(201);
  const { body: session } = await server.call(null, 'POST /api/auth/login', BODY);
  expect(session.user).toMatchObject({ role: 'THERAPIST', alsoAdmin: true });
  const owner = { token: session.token } as never;
  const { body: settings } = await server.call(owner, 'GET /api/practice/settings');
  expect(settings.settings ?? settings).toMatchObject({ address: 'Calle del Olmo, 14', taxId: 'B12345674' });
  expect((await server.call(null, 'GET /api/practice/identity')).body).not.toHaveProperty('taxId');
  expect((await server.call(owner, 'GET /api/exercises')).body.data.length).toBeGreaterThan(50);
  expect((await server.call(owner, 'POST /api/patients', { name: 'Eva' })).status).toBe(201);
});

const ANSWERS = { practiceName: 'Fisioterapia Teide', address: 'Calle del Olmo, 14', taxId: 'B12345674' };

test('finished steps are kept for every process and every later link, without a password', async () => {
  const other = await anotherProcess();
  for (const [one, answers] of [
    [server, { ...ANSWERS, address: 'Calle' }],
    [other, { name: 'Elena Sanz', email: 'elena@teide.example', treats: false, password: 'secreto-1' }],
    [server, ANSWERS],
    [other, { openingHours: BODY.openingHours, holidayRegion: null }],
  ] as const)
    expect((await one.call(null, `PUT /api/setup/${linkOf(one)}`, answers)).status).toBe(200);
  server.clock.advance(30 * HOUR);
  const kept = {
    ...{ ...ANSWERS, name: 'Elena Sanz', email: 'elena@teide.example', treats: false },
    ...{ openingHours: BODY.openingHours, holidayRegion: null },
  };
  const { body } = await server.call(null, `GET /api/setup/${linkOf(server)}`);
  expect(body).toEqual({ timeZone: 'Europe/Madrid', answers: kept });
  expect(await server.db.select().from(setUpAnswers)).toEqual([{ id: 1, answers: kept }]);
  expect((await server.call(null, 'GET /api/practice/registration')).status).toBe(503);
});

test('a wrong answer of a step is refused beside its field, and changes nothing that is kept', async () => {
  const token = linkOf(server);
  await server.call(null, `PUT /api/setup/${token}`, ANSWERS);
  for (const [field, value] of [
    ['practiceName', ' '],
    ['taxId', 'B12345675'],
    ['email', 'nada'],
    ['openingHours', []],
    ['holidayRegion', 'ATLANTIS'],
  ] as const) {
    const refused = await server.call(null, `PUT /api/setup/${token}`, { address: 'Otra', [field]: value });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  }
  expect(await server.db.select().from(setUpAnswers)).toEqual([{ id: 1, answers: ANSWERS }]);
});

test.each([
  ['in the browser', (token: string) => server.call(null, `POST /api/setup/${token}`, BODY)],
  ['from the command line', () => createAdmin(server.db, server.app.passwords, BODY, server.clock.now())],
])('once the practice is set up %s, no answer is left, and none is taken', async (_how, setUp) => {
  const other = await anotherProcess();
  const token = linkOf(server);
  await server.call(null, `PUT /api/setup/${token}`, ANSWERS);
  await setUp(token);
  for (const one of [server, other])
    expect((await one.call(null, `PUT /api/setup/${token}`, ANSWERS)).status).toBe(410);
  expect(await server.db.select().from(setUpAnswers)).toEqual([]);
});

test.each([
  ['CN', 'Día de Canarias'],
  [null, undefined],
])('with the region %s the calendar begins with its holidays', async (holidayRegion, own) => {
  await server.call(null, `POST /api/setup/${linkOf(server)}`, { ...BODY, holidayRegion });
  const { body: session } = await server.call(null, 'POST /api/auth/login', BODY);
  const admin = { token: session.token } as never;
  const { holidays } = (await server.call(admin, 'GET /api/practice/hours')).body;
  const year = server.clock.now().getFullYear();
  for (const at of [year, year + 1]) expect(holidays).toContainEqual({ day: `${at}-12-25`, name: 'Navidad' });
  expect(holidays.find(({ name }: { name: string }) => name === 'Día de Canarias')?.name).toBe(own);
  expect((await server.call(admin, 'GET /api/practice/settings')).body.settings).toMatchObject({
    holidayRegion,
  });
});

test('a used link, and any other once the practice is set up, creates nothing', async () => {
  const other = await anotherProcess();
  const token = linkOf(server);
  await server.call(null, `POST /api/setup/${token}`, BODY);
  const before = await stored();
  const again = { ...BODY, email: 'otra@teide.example' };
  for (const one of [server, other])
    for (const link of [token, linkOf(one), 'forged']) {
      expect((await one.call(null, `GET /api/setup/${link}`)).status).toBe(410);
      const refused = await one.call(null, `POST /api/setup/${link}`, again);
      expect([refused.status, refused.body.message]).toEqual([
        410,
        expect.stringContaining('ya está configurada'),
      ]);
    }
  expect(await stored()).toEqual(before);
});

test.each([
  ['forged', () => `${linkOf(server).slice(0, -1)}_`],
  ['of a later end', () => `z${linkOf(server).slice(1)}`],
  ['of no shape', () => 'x'],
  [
    'old',
    () => {
      const token = linkOf(server);
      server.clock.advance(24 * HOUR);
      return token;
    },
  ],
])('a link that is %s is answered like one that never was, and creates nothing', async (_what, tokenOf) => {
  const token = tokenOf();
  for (const method of ['GET', 'PUT', 'POST'] as const) {
    const { status, body } = await server.call(
      null,
      `${method} /api/setup/${token}`,
      method === 'GET' ? undefined : BODY,
    );
    expect([status, body.message]).toEqual([404, 'Este enlace de configuración no es válido o ha caducado.']);
  }
  expect(await stored()).toEqual(NOTHING);
});

test('of many at once, in two processes, one wins whole', async () => {
  const other = await anotherProcess();
  const token = linkOf(server);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_unused, at) =>
      (at % 2 ? server : other).call(null, `POST /api/setup/${token}`, {
        ...BODY,
        practiceName: `Consulta ${at}`,
        email: `persona${at}@teide.example`,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 11 }, () => 410)]);
  const winner = answers.findIndex(({ status }) => status === 201);
  const { settings, people } = await stored();
  expect(settings.map(({ name }) => name)).toEqual([`Consulta ${winner}`]);
  expect(people.map(({ email, role }) => [email, role])).toEqual([
    [`persona${winner}@teide.example`, 'ADMIN'],
  ]);
});

test('a wrong value is refused beside its field, and creates nothing', async () => {
  for (const [field, value] of [
    ['practiceName', ''],
    ['timeZone', 'Europe/Atlantis'],
    ['timeZone', '+01:00'],
    ['registration', 'MAYBE'],
    ['openingHours', []],
    ['taxId', 'B12345675'],
    ['treats', 'quizá'],
    ['name', ' '],
    ['email', 'nada'],
    ['password', 'corta'],
  ] as const) {
    const refused = await server.call(null, `POST /api/setup/${linkOf(server)}`, { ...BODY, [field]: value });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    expect(await stored()).toEqual(NOTHING);
  }
});

test('an administrator from the command line counts as set up, and leaves what is usual', async () => {
  expect((await server.call(null, 'GET /api/auth/verify')).status).toBe(503);
  const values = { email: 'elena@teide.example', name: 'Elena', password: 'secreto-1' };
  await createAdmin(server.db, server.app.passwords, values, server.clock.now());
  const { status, body } = await server.call(null, 'POST /api/auth/login', values);
  expect(status).toBe(200);
  expect(
    (await server.call({ token: body.token } as never, 'GET /api/practice/hours')).body.openingHours,
  ).toEqual(DEFAULT_WEEK);
  expect(server.app.timeZone).toBe('Europe/Madrid');
  expect((await server.call(null, `POST /api/setup/${linkOf(server)}`, BODY)).status).toBe(410);
});
