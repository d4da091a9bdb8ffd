import { users } from '../db/schema';
import { TEST_PASSWORD, testServer, type Actor, type TestServer } from '../testing/testServer';

let server: TestServer;
let ana: Actor;
let eva: Actor;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  eva = await server.signIn('PATIENT', { name: 'Eva Gil', therapist: ana });
});
afterEach(() => server.reset());
afterAll(() => server.close());

const path = (patientId = eva.patientId) => `/api/patients/${patientId}/account` as const;
const move = (email: string, patientId = eva.patientId) =>
  server.call(ana, `PUT ${path(patientId)}`, { email });
const login = async (email: string) =>
  (await server.call(null, 'POST /api/auth/login', { email, password: TEST_PASSWORD })).status;

test('the lead lets a patient in with another address, to which links for a password go from now on', async () => {
  const before = eva.email;
  expect((await server.call(ana, `GET ${path()}`)).body).toEqual({ account: { email: before } });
  const moved = await move('eva.nueva@correo.es');
  expect([moved.status, moved.body]).toEqual([200, { account: { email: 'eva.nueva@correo.es' } }]);
  // The open session ends, and the former address is told.
  expect((await server.call(eva, 'GET /api/auth/verify')).status).toBe(401);
  expect(server.mails).toMatchObject([{ to: before, subject: 'Tu correo de acceso ha cambiado' }]);
  expect([await login(before), await login('eva.nueva@correo.es')]).toEqual([401, 200]);
  await server.call(null, 'POST /api/auth/password-reset', { email: 'eva.nueva@correo.es' });
  expect(server.mails.at(-1)).toMatchObject({ to: 'eva.nueva@correo.es' });
});

test('the address that it has changes nothing', async () => {
  expect((await move(eva.email)).status).toBe(200);
  expect((await server.call(eva, 'GET /api/auth/verify')).status).toBe(200);
  expect(server.mails).toEqual([]);
});

test('one that is taken or none is refused beside the field, and so is a patient without an account', async () => {
  const taken = await move(ana.email);
  expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['email']]);
  expect((await move('sin arroba')).status).toBe(400);
  const other = await server.addPatient(ana);
  expect((await server.call(ana, `GET ${path(other.id)}`)).body).toEqual({ account: null });
  expect((await move('otra@correo.es', other.id)).body).toMatchObject({
    message: 'Este paciente no tiene cuenta',
  });
  expect((await server.db.select().from(users)).map(({ email }) => email).sort()).toEqual(
    [ana.email, eva.email].sort(),
  );
});
