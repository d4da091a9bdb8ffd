import type { Mail } from '../mail/mailer';
import { auditEvents } from '../db/schema';
import { serverOfFile, testServer } from '../testing/testServer';

const server = serverOfFile();

test('each role reads and changes its own profile; role and id are not writable', async () => {
  for (const role of ['THERAPIST', 'PATIENT', 'ADMIN'] as const) {
    const actor = await server.signIn(role);
    const body = {
      name: ' Ana Gil ',
      email: `nueva-${role}@test.es`,
      phone: '',
      specialization: 'sports',
      experience: '',
    };
    const saved = await server.call(actor, 'PUT /api/profile', {
      ...body,
      role: 'ADMIN',
      id: actor.patientId,
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      id: actor.id,
      name: 'Ana Gil',
      email: `nueva-${role}@test.es`,
      role,
      phone: null,
      specialization: 'sports',
      experience: null,
      license: null,
      address: null,
    });
    expect((await server.call(actor, 'GET /api/profile')).body).toEqual(saved.body);
  }
});

test('the address of another account is refused, in either case', async () => {
  const ana = await server.signIn('THERAPIST');
  const luis = await server.signIn('THERAPIST');
  const answer = await server.call(ana, 'PUT /api/profile', { name: 'Ana', email: luis.email.toUpperCase() });
  expect([answer.status, answer.body.fields]).toEqual([
    409,
    { email: 'Ya existe una cuenta con este correo electrónico' },
  ]);
});

test('name and email are required', async () => {
  const ana = await server.signIn('THERAPIST');
  const { status, body } = await server.call(ana, 'PUT /api/profile', { name: ' ', specialization: 'magia' });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    name: 'El nombre es obligatorio',
    email: 'El correo electrónico es obligatorio',
    specialization: 'Elige una de las opciones',
  });
  expect((await server.call(null, 'GET /api/profile')).status).toBe(401);
});

test('another address is told to the former one, which an answer does not wait for', async () => {
  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    sent.push(mail);
    throw new Error('silence');
  };
  const other = await testServer({ mailer: { send, close: () => undefined } });
  const eva = await other.signIn('PATIENT', { name: 'Eva Gil' });
  const save = (email: string) => other.call(eva, 'PUT /api/profile', { name: 'Eva', email });
  expect((await save(eva.email)).status).toBe(200);
  expect(sent).toEqual([]);
  expect((await save('nueva@correo.es')).status).toBe(200);
  expect(sent).toMatchObject([{ to: eva.email, subject: 'Tu correo de acceso ha cambiado' }]);
  expect(JSON.stringify(sent)).not.toContain('nueva@correo.es');
  await other.close();
});

test('an address is not changed again and again: each time, the former one gets a mail of the practice', async () => {
  const eva = await server.signIn('PATIENT');
  const save = (turn: number) =>
    server.call(eva, 'PUT /api/profile', { name: 'Eva', email: `nueva${turn}@correo.es` });
  const statuses: number[] = [];
  for (let turn = 1; turn <= 6; turn += 1) statuses.push((await save(turn)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(server.mails).toHaveLength(5);
});

test('another address is in the access log, without saying which, and anything else is not', async () => {
  const eva = await server.signIn('PATIENT', { name: 'Eva' });
  const save = (email: string) => server.call(eva, 'PUT /api/profile', { name: 'Eva Gil', email });
  const events = () => server.db.select().from(auditEvents);
  expect((await save(eva.email)).status).toBe(200);
  expect(await events()).toEqual([]);
  expect((await save('nueva@correo.es')).status).toBe(200);
  expect(await events()).toEqual([
    expect.objectContaining({
      actorId: eva.id,
      actorRole: 'PATIENT',
      action: 'UPDATE',
      entity: 'account-email',
      entityId: eva.id,
      patientId: eva.patientId,
      result: 200,
    }),
  ]);
  expect(JSON.stringify(await events())).not.toContain('@');
});
