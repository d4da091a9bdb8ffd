import { eq } from 'drizzle-orm';
import { PRIVACY_VERSION } from '@/contract/consent';
import { secondFactorRepository } from '../auth/secondFactorRepository';
import { auditEvents, consents, patients, recoveryCodes, secondFactors, users } from '../db/schema';
import { TEST_PASSWORD, serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let eva: Actor;
beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  eva = await server.signIn('PATIENT', { name: 'Eva Gil', therapist: ana });
});

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

describe('an account that somebody else made', () => {
  const take = (email: string) => server.call(ana, `PUT ${path()}`, { email, madeByOther: true });

  test('opens to them no more, and says and allows nothing in the name of the patient', async () => {
    const { db, clock } = server;
    const profile = { name: 'Otra Persona', email: eva.email, phone: '600111222', address: 'Calle Ajena, 1' };
    await server.call(eva, 'PUT /api/profile', profile);
    await server.call(eva, 'POST /api/consent', { version: PRIVACY_VERSION });
    const feed = new URL((await server.call(eva, 'POST /api/calendar/feed')).body['url'] as string).pathname;
    await secondFactorRepository(db).begin(eva.id, 'sealed', clock.now());
    await secondFactorRepository(db).enable(eva.id, ['hash'], clock.now());

    expect((await take('eva.real@correo.es')).body).toEqual({ account: { email: 'eva.real@correo.es' } });

    expect((await server.call(eva, 'GET /api/auth/verify')).status).toBe(401);
    expect((await server.app.inject({ url: feed })).statusCode).toBe(404);
    for (const table of [secondFactors, recoveryCodes]) expect(await db.select().from(table)).toEqual([]);
    expect(await login('eva.real@correo.es')).toBe(401);
    const [account] = await db.select().from(users).where(eq(users.id, eva.id));
    expect(account).toMatchObject({ name: 'Eva Gil', phone: null, address: null });
    expect(await db.select().from(consents)).toMatchObject([
      { withdrawnAt: clock.now(), withdrawnBy: ana.id },
    ]);
    const mine = eq(auditEvents.actorId, ana.id);
    const events = await db.select().from(auditEvents).where(mine).orderBy(auditEvents.id);
    expect(events.map(({ action, entity, patientId }) => [action, entity, patientId])).toEqual([
      ['DELETE', 'patient-account', eva.patientId],
      ['UPDATE', 'consent', eva.patientId],
      ['UPDATE', 'patient-account', eva.patientId],
    ]);

    // The patient chooses a password by the link, and comes in with it alone.
    await server.call(null, 'POST /api/auth/password-reset', { email: 'eva.real@correo.es' });
    const token = server.mails.at(-1)?.link?.split('#reset=')[1];
    const chosen = await server.call(null, 'POST /api/auth/password-reset/confirm', {
      token,
      password: TEST_PASSWORD,
    });
    expect([chosen.status, await login('eva.real@correo.es')]).toEqual([200, 200]);
  });

  test('is taken also where its address stays, of which no mail tells', async () => {
    expect((await take(eva.email)).status).toBe(200);
    expect((await server.call(eva, 'GET /api/auth/verify')).status).toBe(401);
    expect([await login(eva.email), server.mails]).toEqual([401, []]);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.entity, 'consent'));
    expect(events).toEqual([]);
  });

  test.each([
    ['of the account', () => eva.email.toUpperCase(), 'eva.real@correo.es'],
    ['of its own', () => 'casa@correo.es', 'casa@correo.es'],
  ])('with a record that has the address %s, mails go to the patient', async (_whose, has, then) => {
    await server.db.update(patients).set({ email: has() });
    expect((await take('eva.real@correo.es')).status).toBe(200);
    expect(await server.db.select().from(patients)).toMatchObject([{ email: then }]);
  });

  test('stays as it is where the address is taken', async () => {
    expect((await take(ana.email)).status).toBe(409);
    expect(await login(eva.email)).toBe(200);
  });
});
