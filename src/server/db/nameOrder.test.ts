import { testServer, type Actor, type TestServer } from '../testing/testServer';

let server: TestServer;
let ana: Actor;
let admin: Actor;

beforeAll(async () => {
  server = await testServer();
  await server.reset();
  ana = await server.signIn('THERAPIST', { name: 'Álvaro Gil' });
  admin = await server.signIn('ADMIN', { name: 'Zoe Paz' });
});
afterAll(() => server.close());

const ORDERED = [
  'álvaro Gil',
  'Ana Abad',
  'Ana María',
  'Anabel',
  'Ángel',
  'Nuno',
  'Nuño',
  'Nuzo',
  'Ñusta',
  'Zoe',
];
const SHUFFLED = [7, 2, 9, 0, 5, 3, 8, 1, 6, 4].map((at) => ORDERED[at]!);

const named = (rows: { name: string }[]) => rows.map(({ name }) => name);

test('names stand in every list as a Spanish index has them', async () => {
  for (const name of SHUFFLED) {
    await server.call(ana, 'POST /api/patients', { name });
    await server.call(admin, 'POST /api/rooms', { name, active: true });
    await server.call(ana, 'POST /api/exercises', {
      ...{ name, category: 'Movilidad', difficulty: 'BEGINNER' },
      ...{ description: 'Suave', instructions: 'Despacio' },
    });
  }
  expect(named((await server.call(admin, 'GET /api/patients')).body.patients)).toEqual(ORDERED);
  expect(named((await server.call(ana, 'GET /api/exercises')).body.data)).toEqual(ORDERED);
  expect(named((await server.call(ana, 'GET /api/rooms')).body.rooms)).toEqual(ORDERED);
  const { body } = await server.call<string>(ana, 'GET /api/exports/patients?format=csv' as 'GET /x');
  const lines = String(body).split('\r\n').slice(1);
  expect(lines.map((line) => line.split(';')[0])).toEqual(ORDERED);
  expect(named((await server.call(admin, 'GET /api/team')).body.members)).toEqual(['Álvaro Gil', 'Zoe Paz']);
});
