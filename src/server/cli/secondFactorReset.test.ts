import { eq } from 'drizzle-orm';
import { auditEvents, loginChallenges, recoveryCodes, secondFactors } from '../db/schema';
import { TEST_PASSWORD, serverOfFile, type Actor } from '../testing/testServer';
import { hashRecoveryCode } from '../auth/recoveryCodes';
import { secondFactorRepository } from '../auth/secondFactorRepository';
import { resetSecondFactor } from './secondFactorReset';

const server = serverOfFile();

const login = (email: string) =>
  server.call(null, 'POST /api/auth/login', { email, password: TEST_PASSWORD });
const reset = (email: string) => resetSecondFactor(server.db, email, server.clock.now());

/** Enables the second factor of an account. */
async function enable({ id }: Actor): Promise<void> {
  const repository = secondFactorRepository(server.db);
  await repository.begin(id, 'sealed', server.clock.now());
  await repository.enable(id, [hashRecoveryCode('ABCD')], server.clock.now());
}

test('whoever lost phone and codes gets in with the password alone; nobody else is touched', async () => {
  const ana = await server.signIn('THERAPIST', { email: 'ana@test.es' });
  const luis = await server.signIn('THERAPIST');
  await enable(ana);
  await enable(luis);
  const held = await login(ana.email);
  expect([held.status, held.body.details.code]).toEqual([401, 'SECOND_FACTOR_REQUIRED']);

  expect(await reset(' ANA@test.es ')).toEqual({ email: 'ana@test.es', closed: 1 });

  expect((await server.call(ana, 'GET /api/auth/verify')).status).toBe(401);
  expect((await login(ana.email)).status).toBe(200);
  // A challenge issued before the reset is invalid too.
  const late = { challenge: held.body.details.challenge as string, code: 'ABCD' };
  expect((await server.call(null, 'POST /api/auth/login/second-factor', late)).status).toBe(401);
  for (const table of [secondFactors, recoveryCodes, loginChallenges])
    expect(await server.db.select().from(table).where(eq(table.userId, ana.id))).toEqual([]);
  expect((await server.call(luis, 'GET /api/auth/second-factor')).body).toMatchObject({ enabled: true });
  expect((await login(luis.email)).status).toBe(401);
});

test('it stays on record, a patient’s beside who saw their record', async () => {
  const ana = await server.signIn('THERAPIST');
  const eva = await server.signIn('PATIENT', { therapist: ana });
  for (const actor of [ana, eva]) {
    await enable(actor);
    await reset(actor.email);
  }
  const rows = await server.db.select().from(auditEvents).orderBy(auditEvents.id);
  const event = { actorId: null, action: 'DELETE', entity: 'second-factor', result: 200 };
  expect(rows).toMatchObject([
    { ...event, at: server.clock.now(), entityId: ana.id, patientId: null },
    { ...event, entityId: eva.id, patientId: eva.patientId },
  ]);
});

test('an unknown account, or one without a second factor, is told and left alone', async () => {
  const ana = await server.signIn('THERAPIST', { email: 'ana@test.es' });
  await secondFactorRepository(server.db).begin(ana.id, 'sealed', server.clock.now());
  await expect(reset('nadie@test.es')).rejects.toThrow('No hay ninguna cuenta con el correo nadie@test.es.');
  await expect(reset('ana@test.es')).rejects.toThrow(
    'La cuenta ana@test.es no tiene activada la verificación en dos pasos.',
  );
  expect((await server.call(ana, 'GET /api/auth/verify')).status).toBe(200);
  expect(await server.db.select().from(auditEvents)).toEqual([]);
});
