import { eq } from 'drizzle-orm';
import { DAY_MS } from '@/contract/common/constants';
import { idempotencyKeys, patients } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';
import { dropOldKeys } from './idempotency';

const body = { name: 'Eva', email: 'eva@correo.es' };
const key = (name: string) => ({ 'idempotency-key': `prueba-${name}` });

const server = serverOfFile();
let ana: Actor;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST');
});

const create = (headers: Record<string, string>, changes: object = {}) =>
  server.call(ana, 'POST /api/patients', { ...body, ...changes }, headers);

test('the same key makes one row and repeats the answer', async () => {
  const first = await create(key('a'));
  const second = await create(key('a'));
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await server.db.select().from(patients)).toHaveLength(1);
});

test('many at once with one key make one row, and all get its answer', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create(key('b'), { email: null })));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
  expect(new Set(answers.map((answer) => answer.body.patient.id)).size).toBe(1);
  expect(await server.db.select().from(patients)).toHaveLength(1);
});

test('another body under the key is refused; the order of its fields does not matter', async () => {
  await create(key('c'));
  const refused = await create(key('c'), { name: 'Otra' });
  expect([refused.status, refused.body.error]).toEqual([422, 'Esta petición ya se envió con otros datos']);
  const turned = { email: body.email, name: body.name };
  expect((await server.call(ana, 'POST /api/patients', turned, key('c'))).status).toBe(201);
});

test('half a character in what somebody typed refuses nothing, and the answer is kept', async () => {
  const typed = { email: null, details: { town: 'Alcalá \ud83d' } };
  const first = await create(key('half'), typed);
  expect([first.status, first.body.patient?.details.town]).toEqual([201, 'Alcalá \ufffd']);
  expect((await create(key('half'), typed)).body).toEqual(first.body);
});

test('a refused request keeps no key: corrected, it goes through', async () => {
  const refused = await create(key('e'), { dateOfBirth: '2099-01-01' });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    { dateOfBirth: 'La fecha no puede ser posterior a hoy' },
  ]);
  expect((await create(key('f'), { name: '' })).status).toBe(400);
  expect((await create(key('e'), { dateOfBirth: '1999-01-01' })).status).toBe(201);
});

test('keys of different people do not meet', async () => {
  const luis = await server.signIn('THERAPIST');
  await create(key('g'));
  const other = await server.call(luis, 'POST /api/patients', { name: 'Suyo' }, key('g'));
  expect([other.status, other.body.patient.name]).toEqual([201, 'Suyo']);
});

test('a key is kept for a day', async () => {
  await create(key('h'));
  const keys = async (ms: number) => {
    await dropOldKeys(server.db, new Date(server.clock.now().getTime() + ms));
    return (await server.db.select().from(idempotencyKeys)).length;
  };
  expect(await keys(DAY_MS)).toBe(1);
  expect(await keys(DAY_MS + 1)).toBe(0);
});

test('a key that is none is refused', async () => {
  expect((await create({ 'idempotency-key': 'x' })).status).toBe(400);
  expect((await create({ 'idempotency-key': 'ñ'.repeat(300) })).status).toBe(400);
});

test('a claim whose process died is taken over after a minute', async () => {
  const record = await server.addPatient(ana);
  const invitation = { patientId: record.id, email: 'eva@correo.es' };
  const send = () => server.call(ana, 'POST /api/invitations', invitation, key('h'));
  await send();
  await server.db
    .update(idempotencyKeys)
    .set({ status: null, response: null })
    .where(eq(idempotencyKeys.userId, ana.id));
  const waiting = await send();
  expect([waiting.status, waiting.body.error]).toEqual([
    409,
    'Esta petición todavía se está procesando. Espera un momento y vuelve a intentarlo.',
  ]);
  server.clock.advance(61_000);
  // The request runs again, and the domain still allows only one open invitation.
  expect((await send()).body.error).toBe('Este paciente ya tiene una invitación pendiente');
});
