import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { DEFAULT_WEEK } from '@/contract/openingHours';
import { openPostgres } from '@/server/db/database';
import { ownPostgres, type OwnPostgres } from '@/server/testing/testPostgres';
import { testServer, type Actor, type TestServer } from '@/server/testing/testServer';
import { figure } from './figures';

/** Routes that work without the database. */
const WITHOUT = ['GET /*', 'GET /api/health', 'GET /api/openapi.json', 'GET /api/docs'];
/** Valid bodies, because public routes validate them before using the database. */
const TOKEN = 'x'.repeat(43);
const login = { email: 'ana@test.es', password: 'secreto1' };
const BODIES: Record<string, object> = {
  'POST /api/auth/login': login,
  'POST /api/auth/login/second-factor': { challenge: TOKEN, code: '123456' },
  'POST /api/auth/register': { ...login, name: 'Ana' },
  'POST /api/auth/password-reset': { email: login.email },
  'POST /api/auth/password-reset/confirm': { token: TOKEN, password: 'secreto2' },
  'POST /api/invitations/:id/accept': { token: TOKEN, name: 'Eva', password: 'secreto1' },
  'POST /api/invitations/token/:token/accept': { name: 'Eva', password: 'secreto1' },
  'POST /api/setup/:token': {
    ...login,
    name: 'Ana',
    practiceName: 'Consulta',
    timeZone: 'Europe/Madrid',
    registration: 'CLOSED',
    openingHours: DEFAULT_WEEK,
  },
  'POST /api/team/join/:token': { name: 'Eva', password: 'secreto1' },
};
const LIMIT_MS = 2000;

let postgres: OwnPostgres;
let slowest = 0;

beforeAll(async () => {
  postgres = await ownPostgres();
});
afterAll(() => postgres.close());

/** Calls every route that needs the database, and returns those with a wrong answer. */
async function wrongWithout(server: TestServer, actor: Actor, routes: string[]): Promise<unknown[]> {
  const wrong: unknown[] = [];
  for (const route of routes) {
    const request = route.replace(/:(\w+)(\([^)]*\))?/, (_all, name) =>
      name === 'token' ? TOKEN : actor.id,
    );
    const began = performance.now();
    const answer = await server.call(actor, request as 'GET /', BODIES[route]);
    const tookMs = performance.now() - began;
    slowest = Math.max(slowest, tookMs);
    const isRight = answer.status === 503 && answer.headers['retry-after'] === '2' && tookMs < LIMIT_MS;
    const isOurs = !/ECONN|timeout|postgres|node_modules/i.test(JSON.stringify(answer.body));
    if (!isRight || !isOurs) wrong.push({ route, status: answer.status, tookMs, body: answer.body });
  }
  return wrong;
}

test('while PostgreSQL is away every route is 503 within 2 s; when it is back, so are they', async () => {
  const database = await postgres.open();
  const server = await testServer({ database });
  const ana = await server.signIn('THERAPIST');
  const routes = server.app.routeTable
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`)
    .filter((route) => !WITHOUT.includes(route));
  expect(routes.length).toBeGreaterThan(70);
  await postgres.stop();
  expect(await wrongWithout(server, ana, routes)).toEqual([]);
  for (const route of WITHOUT.filter((one) => one.includes('/api/')))
    expect([route, (await server.call(null, route as 'GET /')).status]).toEqual([route, 200]);
  await postgres.start();
  expect((await server.call(ana, 'GET /api/patients')).status).toBe(200);
  figure('Sin base de datos', `${routes.length} rutas, 503 en ${Math.ceil(slowest)} ms como mucho`);
  await server.close();
  await database.close();
});

test('one that takes connections and says nothing is 503 within 2 s too', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => void sockets.push(socket));
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const database = await openPostgres(`postgresql://nadie@127.0.0.1:${port}/nada`);
  const server = await testServer({ database });
  const nobody = { id: '00000000-0000-4000-8000-000000000000', token: '' } as Actor;
  expect(await wrongWithout(server, nobody, ['POST /api/auth/login', 'GET /api/system-status'])).toEqual([]);
  await server.close();
  for (const socket of sockets) socket.destroy();
  mute.close();
  await database.close();
});
