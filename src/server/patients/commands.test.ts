import { eq } from 'drizzle-orm';
import { idempotencyKeys, invitations, users } from '../db/schema';
import { testContext } from '../testing/testContext';
import { serverOfFile } from '../testing/testServer';
import { createPatient, removePatient, updatePatient } from './commands';
import { getPatient } from './queries';

const server = serverOfFile();

const body = { name: 'Eva Ruiz', email: 'eva@correo.es' };

test('a record is opened, named to the access log, and changed by its therapist alone', async () => {
  const ana = await testContext(server, await server.signIn('THERAPIST'));
  const luis = await testContext(server, await server.signIn('THERAPIST'));
  const patient = await createPatient(ana, body as never);
  expect(ana.audits).toEqual([{ patientId: patient.id, entityId: patient.id }]);
  const change = { id: patient.id, body: { ...body, name: 'Eva Gil' } as never };
  await expect(updatePatient(luis, change)).rejects.toMatchObject({ kind: 'notFound' });
  expect(luis.audits).toEqual([]);
  await updatePatient(ana, change);
  expect((await getPatient(ana, { id: patient.id })).patient).toMatchObject({ name: 'Eva Gil' });
});

test('a deleted record takes account, sessions, open invitations and kept answers with it', async () => {
  const therapist = await server.signIn('THERAPIST');
  const eva = await server.signIn('PATIENT', { therapist });
  const id = eva.patientId ?? '';
  const now = server.clock.now();
  const open = { patientId: id, therapistId: therapist.id, email: 'e@e.es', createdAt: now, expiresAt: now };
  await server.db.insert(invitations).values({ ...open, tokenHash: 'x' });
  const key = { userId: therapist.id, route: 'POST /x', key: 'kkkkkkkk', bodyHash: 'h', createdAt: now };
  await server.db.insert(idempotencyKeys).values({ ...key, patientId: id });

  await removePatient(await testContext(server, therapist), { id });

  expect(await server.app.sessions.authenticate(eva.token)).toBeNull();
  const [account] = await server.db.select().from(users).where(eq(users.id, eva.id));
  expect(account?.deletedAt).toEqual(now);
  const [invitation] = await server.db.select().from(invitations);
  expect(invitation?.cancelledAt).toEqual(now);
  expect(await server.db.select().from(idempotencyKeys)).toEqual([]);
});

test('who may not delete a record takes nothing with it', async () => {
  const therapist = await server.signIn('THERAPIST');
  const eva = await server.signIn('PATIENT', { therapist });
  const other = await testContext(server, await server.signIn('THERAPIST'));
  await expect(removePatient(other, { id: eva.patientId ?? '' })).rejects.toMatchObject({ kind: 'notFound' });
  expect(await server.app.sessions.authenticate(eva.token)).not.toBeNull();
});
